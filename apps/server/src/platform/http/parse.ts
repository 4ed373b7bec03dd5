import { prepareTexts } from '@folio/contract';
import type { z } from 'zod';
import type { FieldFault } from './refusal.ts';
import { Refusal } from './refusal.ts';

/** Parses one part of a request; throws `validation_failed` with every faulty field at once. */
export function parsePart<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const unstorable = prepareTexts({ value });
  if (unstorable.length > 0)
    throw new Refusal('validation_failed', { faults: unstorable.map((path) => ({ path, word: 'text_unreadable' })) });
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal('validation_failed', { faults: parsed.error.issues.map(faultOf) });
}

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const path = issue.path.map(String).join('.');
  return { path, ...wordOf(issue, path) };
}

/** The exact sentence of an issue: a field's own word where it has one (a missing name, a malformed BR), else a general one. */
function wordOf(issue: z.core.$ZodIssue, path: string): { word: string; values?: Record<string, string> } {
  const field = path.split('.').pop() ?? path;
  if (issue.code === 'custom') {
    const word: unknown = issue.params?.word;
    if (word === 'required') return missing(field);
    return { word: typeof word === 'string' ? word : 'value_invalid' };
  }
  if (isMissing(issue)) return missing(field);
  if (issue.code === 'invalid_format') {
    const word = formatWords[field] ?? (issue.format === 'email' ? 'email_invalid' : 'value_invalid');
    return { word, values: { found: String(issue.input) } };
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    const found = Array.isArray(issue.input) ? String(issue.input.length) : '';
    return { word: mostWords[field] ?? 'too_many_entries', values: { found, max: String(issue.maximum) } };
  }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { word: 'too_short', values: { min: String(issue.minimum) } };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { word: 'too_long', values: { max: String(issue.maximum) } };
  return { word: formatWords[field] ?? 'value_invalid' };
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_small')
    return Number(issue.minimum) === 1 && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null;
  return issue.code === 'invalid_format' && issue.input === '';
}

function missing(field: string): { word: string } {
  return { word: missingWords[field] ?? 'required' };
}

const missingWords: Record<string, string> = {
  name: 'enter_name',
  registration_number: 'enter_registration_number',
  incorporated_date: 'enter_incorporated_date',
  industry: 'enter_industry',
  br: 'enter_br',
  ci: 'enter_ci',
  address: 'enter_address',
  fye: 'enter_fye',
  directors: 'enter_directors',
  shareholders: 'enter_shareholders',
  secretaries: 'enter_secretaries',
  email: 'enter_email',
  password: 'enter_password',
  phone: 'enter_phone',
  pc_number: 'enter_pc_number',
};

/** Sentences for lists that are too long. */
const mostWords: Record<string, string> = { items: 'too_many_items' };

const formatWords: Record<string, string> = {
  email: 'email_invalid',
  br: 'br_format',
  ci: 'ci_format',
  phone: 'phone_format',
  contact_phone: 'phone_format',
  shares: 'shares_format',
  paid: 'paid_format',
  licence: 'licence_format',
  br_expires_on: 'date_invalid',
  first_accounts_to: 'date_invalid',
  appointed_on: 'date_invalid',
  resigned_on: 'date_invalid',
  pc_number: 'pc_number_format',
  code: 'code_length',
  incorporated_date: 'date_invalid',
  issue_date: 'date_invalid',
  due_date: 'date_invalid',
  from: 'date_invalid',
  to: 'date_invalid',
  as_at: 'date_invalid',
  date: 'date_invalid',
  reverse_on: 'date_invalid',
  valid_from: 'date_invalid',
  valid_to: 'date_invalid',
  through: 'date_invalid',
  currency: 'currency_unknown',
  rate_percent: 'tax_rate_range',
  quantity: 'decimal_format',
  price: 'decimal_format',
  discount: 'decimal_format',
  amount: 'amount_format',
};
