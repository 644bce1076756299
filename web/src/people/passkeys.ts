/** Passkeys: the browser asks the device, the server says for what. */
import type { Me } from "../generated/messages";
import { people } from "../server/people";

/** The person has changed their mind, or the device has none that fits. */
export class NotUsed extends Error {}

/** Whether this browser can have passkeys where the page is open: not at an address that is a number. */
export function passkeysHere(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** A passkey for a new account of that name, or another one of one's own. */
export async function makePasskey(name: string | null): Promise<Me> {
  const { ticket, options } = await people.askNewPasskey(name);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  return people.addPasskey({ ticket, credential: { ...made.toJSON() } });
}

/** Comes in by a passkey that this device knows. */
export async function usePasskey(bring: boolean): Promise<Me> {
  const { ticket, options } = await people.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  return people.usePasskey({ ticket, credential: { ...used.toJSON() }, bring });
}

async function asked(device: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await device().catch(() => null);
  if (found instanceof PublicKeyCredential) return found;
  throw new NotUsed();
}
