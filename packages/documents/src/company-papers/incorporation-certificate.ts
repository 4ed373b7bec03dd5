import type { Line } from '../page/layout.ts';
import type { Page, Token } from '../page/page.ts';
import { plainWidth } from '../values/width.ts';
import type { PaperField } from './company-paper.ts';
import { findPhrase, lettersOf, textOf } from './find-phrase.ts';
import { nameFields, ofRead } from './paper-fields.ts';
import { type LabelPhrases, labelsIn } from './paper-labels.ts';
import { type ValueLines, valuesOf } from './paper-values.ts';
import { daysIn, type Read } from './read-values.ts';

/** The labels of the numbers on certificates of the Companies Registry. */
export const NUMBER_LABELS: LabelPhrases<'company' | 'registration'> = {
  company: ['COMPANYNUMBER', 'COMPANYNO', 'NUMBER', 'NO', '公司編號', '公司註冊編號', '編號'],
  registration: [
    'BUSINESSREGISTRATIONNUMBER',
    'BUSINESSREGISTRATIONNO',
    'UNIQUEBUSINESSIDENTIFIER',
    'BRN',
    '商業登記號碼',
    '商業登記編號',
  ],
};

/** The words before and after the names. */
const BEFORE_NAME = ['IHEREBYCERTIFYTHAT', 'HEREBYCERTIFYTHAT', '本人現證明', '本人謹此證明', '本人茲證明', '茲證明'];
const AFTER_NAME = [
  'ISTHISDAYINCORPORATED',
  'WASINCORPORATED',
  'ISINCORPORATED',
  '於本日根據',
  '於本日在',
  '已於本日',
  '於本日成立',
  '成立為法團',
];

/** The fields that a certificate of incorporation fills. */
export function readIncorporation(lines: readonly Line[], pages: readonly Page[]): PaperField[] {
  return [
    ...nameFields(certifiedNames(lines), pages),
    ...registryNumbers(lines, pages),
    dayOfIncorporation(lines, pages),
  ].filter((field) => field !== null);
}

function holdsPhrase(line: Line, phrases: readonly string[]): boolean {
  const { text } = lettersOf(line);
  return phrases.some((phrase) => findPhrase(text, phrase) !== null);
}

/** The names between "I hereby certify that" and "is this day incorporated", in each language. */
function certifiedNames(lines: readonly Line[]): Token[][] {
  const between: Token[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (holdsPhrase(line, BEFORE_NAME)) isOpen = true;
    else if (holdsPhrase(line, AFTER_NAME)) isOpen = false;
    else if (isOpen) between.push([...line.tokens]);
  }
  return isOpen ? [] : between;
}

/**
 * The number of the company, and its business registration number. Since 27 December 2023 the registry prints the
 * eight digits of the business registration in place of the company's number.
 */
export function registryNumbers(lines: readonly Line[], pages: readonly Page[]): (PaperField | null)[] {
  const labels = labelsIn(lines, NUMBER_LABELS);
  const company = firstNumber(valuesOf(lines, labels, 'company'));
  const registration = firstNumber(valuesOf(lines, labels, 'registration'));
  const isBusiness = company !== null && /^\d{8}$/u.test(company.value);
  const br = registration !== null && /^\d{8}$/u.test(registration.value) ? registration : isBusiness ? company : null;
  const ci = company ?? registration;
  return [ofRead('ci', ci, pages), ofRead('registration_number', ci, pages), ofRead('br', br, pages)];
}

const REGISTRY_NUMBER = /^(?:\d{5,8}|[A-Z]\d{7})$/u;

function firstNumber(values: readonly ValueLines[]): Read | null {
  for (const token of values.flat(2)) {
    const value = plainWidth(token.text)
      .toUpperCase()
      .replace(/^[:.#]+|[.,]$/gu, '');
    if (REGISTRY_NUMBER.test(value)) return { value, tokens: [token] };
  }
  return null;
}

/** The day of the certificate; two languages that say different days are a conflict. */
function dayOfIncorporation(lines: readonly Line[], pages: readonly Page[]): PaperField | null {
  const days = lines.flatMap((line, index) => {
    const next = lines[index + 1]?.tokens ?? [];
    const own = daysIn(textOf(line.tokens));
    const tokens = own.length > 0 ? line.tokens : [...line.tokens, ...next];
    const found = own.length > 0 || daysIn(textOf(next)).length > 0 ? own : daysIn(textOf(tokens));
    return found.map(({ iso, ambiguous }) => ({ value: iso, ambiguous, tokens: dateTokens(tokens, iso) }));
  });
  const [first] = days;
  if (first === undefined) return null;
  const conflict = days.some(({ value }) => value !== first.value) ? 'conflict' : null;
  return ofRead('incorporated_date', first, pages, conflict ?? (first.ambiguous ? 'ambiguous' : null));
}

/** The fewest tokens that print a day. */
export function dateTokens(tokens: readonly Token[], iso: string): readonly Token[] {
  let own = tokens;
  const prints = (some: readonly Token[]) => daysIn(textOf(some)).some((day) => day.iso === iso);
  while (own.length > 1 && prints(own.slice(1))) own = own.slice(1);
  while (own.length > 1 && prints(own.slice(0, -1))) own = own.slice(0, -1);
  return own;
}
