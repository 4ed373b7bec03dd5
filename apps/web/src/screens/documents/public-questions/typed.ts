/**
 * What a visitor typed and has not sent, kept for this tab: a phone that opens its camera may reload the page. No
 * part of the link is stored.
 */
const prefix = 'folio.answer.';

export function readTyped(name: string): string {
  return sessionStorage.getItem(prefix + name) ?? '';
}

export function keepTyped(name: string, text: string): void {
  if (text === '') sessionStorage.removeItem(prefix + name);
  else sessionStorage.setItem(prefix + name, text);
}
