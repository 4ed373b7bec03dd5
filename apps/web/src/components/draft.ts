/** What was typed into a form and not yet saved, kept in local storage under `folio.draft.<name>`. */
const prefix = 'folio.draft.';

export function readDraft<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function keepDraft(name: string, values: unknown): void {
  localStorage.setItem(prefix + name, JSON.stringify(values));
}

export function dropDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}
