import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFamilies } from './dynamic-keys.ts';
import { languages } from './languages.ts';
import { readSource, type SourceWords } from './source-words.ts';

type Messages = { [key: string]: string | Messages };

const web = join(import.meta.dirname, '..', '..');
const localesPath = join(web, 'public', 'locales');
const namespaces = readdirSync(join(localesPath, 'en-US')).map((file) => file.replace(/\.json$/, ''));

function messagesOf(language: string, namespace: string): Messages {
  return JSON.parse(readFileSync(join(localesPath, language, `${namespace}.json`), 'utf8'));
}

/** Every message with its path: `validation.enterName`. */
function flat(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** The end of a counted message's key; Chinese has one form where English has two. */
const pluralForm = /_(zero|one|two|few|many|other)$/;

const baseKeys = (messages: readonly [string, string][]) =>
  [...new Set(messages.map(([key]) => key.replace(pluralForm, '')))].sort();

const placesOf = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort().join();

const keys = new Map(namespaces.map((name) => [name, new Set(flat(messagesOf('en-US', name)).map(([key]) => key))]));

/** True when the namespace has the key, its plurals, or (for a key made at run time) keys that begin so. */
function hasKey(namespace: string, key: string, isPrefix: boolean): boolean {
  const known = keys.get(namespace);
  if (known === undefined) return false;
  if (isPrefix) return [...known].some((one) => one.startsWith(key));
  return known.has(key) || known.has(`${key}_other`);
}

function missingIn({ namespaces: own, uses }: SourceWords): string[] {
  return uses
    .filter(({ key, isPrefix }) => {
      const [named, rest] = key.includes(':') ? key.split(':', 2) : [undefined, key];
      const places = named === undefined ? own : [named];
      return !places.some((place) => hasKey(place, rest ?? '', isPrefix));
    })
    .map(({ key }) => key);
}

const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => join(web, 'src', path));

describe('the messages', () => {
  it('have the same namespaces in every language', () => {
    for (const language of languages) {
      expect(readdirSync(join(localesPath, language)).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort());
    }
  });

  it.each(namespaces)('%s: the same keys in every language, none empty, the same places to fill', (namespace) => {
    const [english = [], chinese = []] = languages.map((language) => flat(messagesOf(language, namespace)));
    expect(baseKeys(chinese)).toEqual(baseKeys(english));
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
    const inChinese = new Map(chinese.map(([key, text]) => [key.replace(pluralForm, ''), text]));
    // 'One line accepted' need not say its number again.
    const unlike = english.filter(
      ([key, text]) =>
        !key.endsWith('_one') && placesOf(text) !== placesOf(inChinese.get(key.replace(pluralForm, '')) ?? ''),
    );
    expect(unlike).toEqual([]);
  });

  it.each(namespaces)('%s: a counted message has the forms its language has', (namespace) => {
    for (const language of languages) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const counted = flat(messagesOf(language, namespace))
        .map(([key]) => key)
        .filter((key) => pluralForm.test(key));
      const expected = [...new Set(counted.map((key) => key.replace(pluralForm, '')))].flatMap((key) =>
        forms.map((form) => `${key}_${form}`),
      );
      expect(counted.sort()).toEqual(expected.sort());
    }
  });
});

describe('the sources', () => {
  it.each(sources.map((path) => relative(web, path)))('%s: every message exists, no text in the markup', (path) => {
    const words = readSource(path, readFileSync(join(web, path), 'utf8'));
    expect(missingIn(words)).toEqual([]);
    expect(words.literals).toEqual([]);
  });
});

/** Values that the types allow and the code around the call rules out. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  'choice-fields.tsx': ['param.page', 'param.to', 'param.from', 'param.as_at'],
  'empty-sheet.tsx': [
    'empty.balance-sheet',
    'empty.profit-loss',
    'empty.trial-balance',
    'empty.general-ledger',
    'empty.journal-report',
    'empty.transaction-detail',
    'empty.account-transaction',
  ],
  'layout.tsx': ['type.purchase_bill', 'type.purchase_credit_note'],
  'summary.tsx': ['type.purchase_bill', 'type.purchase_credit_note'],
  'lock-form.tsx': ['ask.none', 'ask.forward', 'ask.ok.none', 'ask.ok.forward', 'done.none'],
  'reading-state.tsx': ['step.processing', 'step.queued'],
};

describe('a key made at run time', () => {
  // One program of the whole web application: its types say which keys there can be.
  it('has a message for every value it can have', { timeout: 60_000 }, () => {
    const families = keyFamilies(join(web, 'tsconfig.json'));
    expect(families.length).toBeGreaterThan(300);
    const missing = families.flatMap(({ path, keys: made }) => {
      const { namespaces: own } = readSource(path, readFileSync(path, 'utf8'));
      const never = ruledOut[basename(path)] ?? [];
      const uses = made.filter((key) => !never.includes(key)).map((key) => ({ key, isPrefix: false }));
      return missingIn({ namespaces: own, uses, literals: [] }).map((key) => `${relative(web, path)}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
