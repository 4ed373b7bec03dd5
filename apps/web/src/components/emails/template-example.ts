import type { MailKind } from '@folio/contract';
import type { Language } from '../../i18n/languages.ts';

const aboutADocument = [
  'number',
  'company',
  'contact',
  'total',
  'due',
  'due_date',
  'issue_date',
  'days_overdue',
  'link',
  'payment_reference',
] as const;
const aboutAContact = ['company', 'contact', 'due'] as const;

export function wordsOf(kind: MailKind): readonly string[] {
  return kind === 'statement' ? aboutAContact : aboutADocument;
}

/** Sample values for the example next to a template. */
export function exampleFacts(language: Language, company: string): Record<string, string> {
  const isChinese = language === 'zh-Hant';
  return {
    company,
    contact: isChinese ? '藍港零售有限公司' : 'Blue Harbour Retail Limited',
    number: 'INV-2026-0042',
    total: 'HKD 12,800.00',
    due: 'HKD 8,300.00',
    issue_date: isChinese ? '2026年3月5日' : '5 March 2026',
    due_date: isChinese ? '2026年4月4日' : '4 April 2026',
    days_overdue: '7',
    link: 'https://…/i#Zk3vT…',
    payment_reference: 'RF18 4200 7',
  };
}
