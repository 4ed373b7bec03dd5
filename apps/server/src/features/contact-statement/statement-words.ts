import type { DocumentLanguage } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type MessageWord, sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import type { MessageValues } from '../../platform/http/refusal.ts';

/** Says a word in the language of a paper: one after the other where it has both. */
export type SayOnPaper = (word: MessageWord, values?: MessageValues, between?: string) => string;

const LANGUAGES: Readonly<Record<DocumentLanguage, readonly Language[]>> = {
  'en-US': ['en-US'],
  'zh-Hant': ['zh-Hant'],
  bilingual: ['en-US', 'zh-Hant'],
};

/** Days come as the paper writes them (`paperDay`); a day in a file's name stays `YYYY-MM-DD`. */
export function sayOnPaper(language: DocumentLanguage): SayOnPaper {
  return (word, values, between = ' ') =>
    LANGUAGES[language].map((one) => sentence(one, word, values, 'iso')).join(between);
}

/** A day as it stands in a table: "31 Mar 2026", or in Chinese alone "2026年3月31日". */
export function paperDay(language: DocumentLanguage, day: Day): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (language === 'zh-Hant') return `${year}年${Number(month)}月${Number(date)}日`;
  const name = sentence('en-US', 'report_months').split(' ')[Number(month) - 1] ?? month;
  return `${Number(date)} ${name} ${year}`;
}

/** A name as the paper's language has it; both, one above the other, where it has both. */
export function namesOnPaper(language: DocumentLanguage, name: string, nameZh: string | null): string[] {
  if (language === 'en-US' || nameZh === null || nameZh === name) return [name];
  return language === 'zh-Hant' ? [nameZh] : [name, nameZh];
}
