import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flat, localesPath, messagesOf, missingIn, namespaces, pluralForm, web } from './known-messages.ts';
import { languages } from './languages.ts';
import { readSource } from './source-words.ts';

const baseKeys = (messages: readonly [string, string][]) =>
  [...new Set(messages.map(([key]) => key.replace(pluralForm, '')))].sort();

const placesOf = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort().join();

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
