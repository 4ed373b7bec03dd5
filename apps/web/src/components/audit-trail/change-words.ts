import { isDay } from '@folio/ledger/calendar';

export type ValueKind = 'nothing' | 'day' | 'instant' | 'yes' | 'no' | 'hash' | 'structure' | 'word' | 'text';

/** Fields whose values come from a fixed set, with the message keys of those values. */
const wordFields: Readonly<Record<string, readonly string[]>> = {
  kind: ['reports:kind', 'accounting-tax-codes:kind', 'accounting-audit-trail:importKind'],
  section: ['accounting-chart-of-accounts:section'],
  cash_flow: ['accounting-chart-of-accounts:cash'],
  normal_side: ['accounting-audit-trail:side'],
  direction: ['bank-rules:directionOf'],
  system_role: ['accounting-chart-of-accounts:role'],
};

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

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

/** Message keys for the value of a field with a fixed set of values, the most likely key first. */
export function valueKeys(field: string, value: string): string[] {
  return (wordFields[field] ?? []).map((place) => `${place}.${value}`);
}
