/** Unsaved form input is kept in local storage under `folio.draft.<name>`. */
const prefix = 'folio.draft.';

export function readDraft<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A browser whose storage is full or blocked keeps nothing; the form goes on without it. */
export function keepDraft(name: string, values: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(values));
  } catch (cause) {
    console.warn('Unsaved input could not be kept in this browser', cause);
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}
