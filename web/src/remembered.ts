/** What this browser remembers of whoever uses it; where it may keep nothing, only for as long as the page is open. */

const meanwhile = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}

export function forget(key: string): void {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
