import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceWords } from './source-words.ts';

/* The messages in the locale files, for tests only. */

export type Messages = { [key: string]: string | Messages };

export const web = join(import.meta.dirname, '..', '..');
export const localesPath = join(web, 'public', 'locales');
export const namespaces = readdirSync(join(localesPath, 'en-US')).map((file) => file.replace(/\.json$/, ''));

export function messagesOf(language: string, namespace: string): Messages {
  return JSON.parse(readFileSync(join(localesPath, language, `${namespace}.json`), 'utf8'));
}

/** Every message with its path: `validation.enterName`. */
export function flat(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** The end of a counted message's key; Chinese has one form where English has two. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

const keys = new Map(namespaces.map((name) => [name, new Set(flat(messagesOf('en-US', name)).map(([key]) => key))]));

/** True when the namespace has the key, its plurals, or (for a key made at run time) keys that begin so. */
function hasKey(namespace: string, key: string, isPrefix: boolean): boolean {
  const known = keys.get(namespace);
  if (known === undefined) return false;
  if (isPrefix) return [...known].some((one) => one.startsWith(key));
  return known.has(key) || known.has(`${key}_other`);
}

/** Keys a source uses that no message has. */
export function missingIn({ namespaces: own, uses }: SourceWords): string[] {
  return uses
    .filter(({ key, isPrefix }) => {
      const [named, rest] = key.includes(':') ? key.split(':', 2) : [undefined, key];
      const places = named === undefined ? own : [named];
      return !places.some((place) => hasKey(place, rest ?? '', isPrefix));
    })
    .map(({ key }) => key);
}
