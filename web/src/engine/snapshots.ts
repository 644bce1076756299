/** Memory as it was once everything was imported: kept by the browser, for the very same package. */

const NAME = "ecumene-snapshot";

export class Snapshots {
  private constructor(
    private readonly cache: Cache,
    private readonly folder: string,
    private readonly address: string,
  ) {}

  /** Null where a browser keeps nothing. */
  static async open(folder: string, name: string): Promise<Snapshots | null> {
    try {
      return new Snapshots(await caches.open(NAME), folder, `${folder}snapshot-${name}`);
    } catch {
      return null;
    }
  }

  async read(): Promise<ArrayBuffer | null> {
    return (await (await this.cache.match(this.address))?.arrayBuffer()) ?? null;
  }

  /** Keeps it in place of those of other packages that were in the same folder. */
  async keep(memory: Uint8Array): Promise<void> {
    for (const other of await this.cache.keys())
      if (other.url.startsWith(this.folder)) await this.cache.delete(other);
    await this.cache.put(this.address, new Response(memory as BodyInit));
  }

  async discard(): Promise<void> {
    await this.cache.delete(this.address);
  }
}
