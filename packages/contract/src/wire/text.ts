import { z } from 'zod';

/** The beginning of a web address, anywhere in a text. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;

/** The name of a person, company or practice. Emails to strangers contain it, so it must not be a link. */
export function plainName(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((name) => !WEB_ADDRESS.test(name), { params: { word: 'name_with_web_address' } });
}

/** An object or array of a request, with its path. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
  parent: Place | null;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** A longer list of errors would not help the caller. */
const MAX_FAULTS = 20;

/**
 * Prepares the texts of a request for the database, which stores only Unicode. Removes byte order marks (U+FEFF) in
 * place, because files and spreadsheets leave these invisible characters in texts. Returns the paths (`items.0.name`)
 * of texts that cannot be stored: half of a surrogate pair, or NUL. Every request passes here before its schema, so
 * every text schema relies on it.
 */
export function prepareTexts(request: { value: unknown }): string[] {
  const faults: string[] = [];
  const waiting: Place[] = [{ holder: request, key: '', parent: null }];
  // A body may be nested deeper than the call stack: therefore no recursion, and a path only after a fault.
  for (let place = waiting.pop(); place !== undefined && faults.length < MAX_FAULTS; place = waiting.pop()) {
    const { holder } = place;
    for (const key of Object.keys(holder)) {
      const value = holder[key];
      if (isHolder(value)) waiting.push({ holder: value, key, parent: place });
      else if (typeof value === 'string' && value.includes(BYTE_ORDER_MARK))
        holder[key] = value.replaceAll(BYTE_ORDER_MARK, '');
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) faults.push(pathOf(place, key));
    }
  }
  return faults;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The first key of the path is the request's own `value`, which is not a field. */
function pathOf(place: Place, last: string): string {
  const keys = [last];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.slice(1).join('.').toWellFormed().replaceAll('\0', '');
}
