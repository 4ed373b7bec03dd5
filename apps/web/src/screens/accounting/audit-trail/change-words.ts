import { isDay } from '@folio/ledger/calendar';

/** How a kept text is read. */
export type ValueKind = 'nothing' | 'day' | 'instant' | 'yes' | 'no' | 'hash' | 'structure' | 'word' | 'text';

/** Fields that hold one of a few words, and the messages with their words in the language of the screen. */
const wordFields: Readonly<Record<string, readonly string[]>> = {
  kind: ['reports:kind', 'accounting-tax-codes:kind', 'accounting-audit-trail:importKind'],
  section: ['accounting-chart-of-accounts:section'],
  cash_flow: ['accounting-chart-of-accounts:cash'],
  normal_side: ['accounting-audit-trail:side'],
  direction: ['bank-rules:directionOf'],
};

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** What a value of a field is. */
export function valueKind(field: string, value: string | null): ValueKind {
  if (value === null || value === '') return 'nothing';
  if (isDay(value)) return 'day';
  if (instant.test(value) && !Number.isNaN(Date.parse(value))) return 'instant';
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  if (/^[0-9a-f]{64}$/.test(value)) return 'hash';
  if (/^[[{]/.test(value)) return 'structure';
  return field in wordFields ? 'word' : 'text';
}

/** Message keys for the value of a field with few words, the likeliest first. */
export function valueKeys(field: string, value: string): string[] {
  return (wordFields[field] ?? []).map((place) => `${place}.${value}`);
}
