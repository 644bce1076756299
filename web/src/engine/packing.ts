/** Text, packed so that an address can hold it. */

const FORMAT = "deflate-raw";

async function through(data: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> {
  const piped = new Blob([data]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Response(piped).arrayBuffer();
}

/** A record as it goes into an address. */
export async function packed(record: string): Promise<string> {
  const bytes = new Uint8Array(await through(record, new CompressionStream(FORMAT)));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpacked(address: string): Promise<string> {
  const text = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream(FORMAT)));
}
