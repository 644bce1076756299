/** What every part of the owner's page gets. */
export interface OwnerPart {
  /** Does something and shows what came of it; whether it could be done. */
  act: (deed: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
}
