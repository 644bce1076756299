/** Records on their way: packed into an address, and as files. */
import { api } from "../server/api";
import { recordAddress } from "../router.svelte";
import { LARGEST_RECORD } from "../generated/shelf";
import { packed, unpacked } from "./packing";
import { remember, remembered } from "../remembered";

const KNOWN = "ecumene-link-";

/** The address of a table's record, which opens it with no server at all. */
export async function linkTo(table: string): Promise<string> {
  return recordAddress(await packed(await api.record(table)));
}

/** The table on this device that a record in an address is, opened once. */
export async function tableOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address));
  const key =
    KNOWN +
    Array.from(new Uint8Array(digest), (byte) => byte.toString(16))
      .join("")
      .slice(0, 24);
  const known = remembered(key);
  if (known && (await api.table(known).catch(() => null))) return known;
  const { id } = await api.importRecord(await unpacked(address, LARGEST_RECORD));
  remember(key, id);
  return id;
}

/** Hands over a table's record as a file. */
export async function download(table: string, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([await api.record(table)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
