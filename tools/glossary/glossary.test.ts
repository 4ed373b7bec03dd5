import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossaryPage, readGlossary, type Term } from './glossary.mjs';

type Messages = { readonly [key: string]: string | Messages };

const root = join(import.meta.dirname, '../..');
const locales = join(root, 'apps/web/public/locales');
const { terms, avoid, exceptions } = readGlossary();
const PLURAL = /_(?:zero|one|two|few|many|other)$/u;
const PLACE = /\{\{.*?\}\}/gu;

/** The messages of a language by `namespace:key`. */
function messagesOf(language: string): Map<string, string> {
  const flat = (messages: Messages, prefix: string): [string, string][] =>
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
    );
  const files = readdirSync(join(locales, language));
  return new Map(
    files.flatMap((file) =>
      flat(JSON.parse(readFileSync(join(locales, language, file), 'utf8')), `${file.replace('.json', '')}:`),
    ),
  );
}

const english = messagesOf('en-US');
const chinese = messagesOf('zh-Hant');

function chineseOf(key: string): string | undefined {
  const base = key.replace(PLURAL, '');
  return chinese.get(key) ?? chinese.get(`${base}_other`) ?? chinese.get(base);
}

function uses(text: string, { english: word }: Term): boolean {
  return new RegExp(`(?<![\\w-])${word.replaceAll(' ', '[ -]')}s?(?![\\w-])`, 'iu').test(text.replace(PLACE, ''));
}

/** The messages that use an English term and none of its Chinese words. */
function strayed(term: Term): string[] {
  const words = [term.chinese, ...(term.alsoChinese ?? [])];
  return [...english].flatMap(([key, text]) => {
    const translated = chineseOf(key);
    const isRight = translated === undefined || words.some((word) => translated.includes(word));
    return isRight || !uses(text, term) || key in exceptions ? [] : [`${key}: ${text} / ${translated}`];
  });
}

describe('the glossary', () => {
  it.each(terms)('gives the Chinese word that screens use for "$english"', (term) => {
    expect([...english.values()].filter((text) => uses(text, term)).length).toBeGreaterThan(0);
    expect(strayed(term)).toEqual([]);
  });

  it.each(avoid)('keeps $form out of Chinese texts', ({ form }) => {
    expect([...chinese].filter(([, text]) => text.includes(form))).toEqual([]);
  });

  it('excepts only messages that exist and need it', () => {
    const needless = Object.keys(exceptions).filter((key) => {
      const text = english.get(key);
      const translated = chineseOf(key) ?? '';
      const used = terms.filter((term) => text !== undefined && uses(text, term));
      return !used.some(
        (term) => ![term.chinese, ...(term.alsoChinese ?? [])].some((word) => translated.includes(word)),
      );
    });
    expect(needless).toEqual([]);
  });

  it('is the page of docs/', () => {
    expect(readFileSync(join(root, 'docs/glossary.md'), 'utf8')).toBe(glossaryPage(readGlossary()));
  });
});
