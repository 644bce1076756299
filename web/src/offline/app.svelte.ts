/** The page as an app: kept for when there is no network, installed if somebody likes, and brought up to date. */

/** Chromium's question whether the page shall be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class App {
  /** A newer version that waits until somebody says that it may come. */
  private waiting: ServiceWorker | null = $state.raw(null);
  private asked: InstallPrompt | null = $state.raw(null);

  get newer(): boolean {
    return this.waiting !== null;
  }

  get installable(): boolean {
    return this.asked !== null;
  }

  /** Begins to keep the page; where a browser cannot, it is as without. */
  async begin(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.asked = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.asked = null));
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const known = await serviceWorker.register(`${import.meta.env.BASE_URL}service.js`).catch(() => null);
    if (!known) return;
    const look = (): void => {
      this.waiting = serviceWorker.controller && known.waiting;
    };
    const follow = (): void => known.installing?.addEventListener("statechange", look);
    look();
    follow();
    known.addEventListener("updatefound", follow);
  }

  /** Whether nothing is to be fetched that nobody has asked for. */
  get sparing(): boolean {
    return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  }

  /** Keeps the engine too. */
  async keepEngine(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    (await navigator.serviceWorker.ready).active?.postMessage("keep-engine");
  }

  install = async (): Promise<void> => {
    await this.asked?.prompt();
    this.asked = null;
  };

  /** Lets the newer version come, and begins anew with it. */
  update = (): void => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("come");
  };
}

export const app = new App();
