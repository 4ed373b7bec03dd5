import { expect, it } from 'vitest';
import { languageOf } from './languages.ts';

it.each([
  ['zh-HK', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh', 'zh-Hant'],
  ['zh-CN', 'en-US'],
  ['en-GB', 'en-US'],
  ['fr', 'en-US'],
  ['', 'en-US'],
])('a browser in %s reads %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
