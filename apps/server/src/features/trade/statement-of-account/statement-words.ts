import type { DocumentLanguage } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type MessageWord, sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { MessageValues } from '../../../platform/http/domain-error.ts';

/** Translates a message into the language of a document: both languages in sequence if it is bilingual. */
export type SayOnPaper = (word: MessageWord, values?: MessageValues, between?: string) => string;

const LANGUAGES: Readonly<Record<DocumentLanguage, readonly Language[]>> = {
  'en-US': ['en-US'],
  'zh-Hant': ['zh-Hant'],
  bilingual: ['en-US', 'zh-Hant'],
};

/** Days are passed in the document's format (`paperDay`); a day in a file name stays `YYYY-MM-DD`. */
export function sayOnPaper(language: DocumentLanguage): SayOnPaper {
  return (word, values, between = ' ') =>
    LANGUAGES[language].map((one) => sentence(one, word, values, 'iso')).join(between);
}

/** A day in a table: "31 Mar 2026", or in Chinese alone "2026年3月31日". */
export function paperDay(language: DocumentLanguage, day: Day): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (language === 'zh-Hant') return `${year}年${Number(month)}月${Number(date)}日`;
  const name = sentence('en-US', 'report_months').split(' ')[Number(month) - 1] ?? month;
  return `${Number(date)} ${name} ${year}`;
}

/** A name in the document's language; both names, one above the other, if it is bilingual. */
export function namesOnPaper(language: DocumentLanguage, name: string, nameZh: string | null): string[] {
  if (language === 'en-US' || nameZh === null || nameZh === name) return [name];
  return language === 'zh-Hant' ? [nameZh] : [name, nameZh];
}
