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

/** The record in an address; no more of it than `most` bytes and one, which shows that it is too much. */
export async function unpacked(address: string, most: number): Promise<string> {
  const text = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); size <= most;) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    size += value.length;
  }
  return new Blob(parts).slice(0, most + 1).text();
}
