/** An account of the other system, as its file names it. */
export interface TheirAccount {
  /** Stable within the other system: its code, else its name as it is compared. */
  readonly key: string;
  readonly code: string | null;
  readonly name: string;
  readonly type: string | null;
}

const CODE_FIRST = /^([A-Za-z]{0,3}\d[\w./-]{0,18})\s*(?:[-–—:·]\s*|\s+)(\S.*)$/u;
const CODE_LAST = /^(\S.*?)\s*[([（]([A-Za-z]{0,3}\d[\w./-]{0,18})[)\]）]$/u;
const CODE_AFTER_DASH = /^(\S.*?)\s+[-–—]\s+([A-Za-z]{0,3}\d[\w./-]{0,18})$/u;

/** Longer names of accounts are cut, so that no pattern works for long. */
const MAX_CHARACTERS = 300;

/** A name as it is compared: lower case, without spaces and signs; full-width as plain. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('帳', '賬')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Code and name of a label that holds both: `620 - Prepayments`, `1010 Bank`, `Sales (200)`. */
export function splitLabel(label: string): { code: string | null; name: string } {
  const text = label.trim().slice(0, MAX_CHARACTERS);
  const first = CODE_FIRST.exec(text);
  if (first !== null) return { code: first[1] ?? null, name: (first[2] ?? '').trim() };
  const last = CODE_LAST.exec(text) ?? CODE_AFTER_DASH.exec(text);
  if (last !== null) return { code: last[2] ?? null, name: (last[1] ?? '').trim() };
  return { code: null, name: text };
}

/** The account of a row; null when the row names none. */
export function theirAccount(code: string, name: string, type: string): TheirAccount | null {
  if (code === '' && name === '') return null;
  const label = code === '' ? splitLabel(name) : { code, name: name === '' ? code : name };
  const key = label.code === null ? `name:${nameKey(label.name)}` : `code:${label.code.toLowerCase()}`;
  return { key, code: label.code, name: label.name, type: type === '' ? null : type };
}
