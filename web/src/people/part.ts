/** What every part of the page about an account gets. */
import type { AccountInfo } from "../generated/messages";

export interface AccountPart {
  told: AccountInfo;
  /** Does something to the account and shows what came of it; whether it could be done. */
  change: (deed: () => Promise<AccountInfo | void>) => Promise<boolean>;
  busy: boolean;
}
