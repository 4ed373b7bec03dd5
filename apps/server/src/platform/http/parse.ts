import { type FieldMessages, messagesAt, prepareTexts } from '@folio/contract';
import type { z } from 'zod';
import type { FieldIssue } from './domain-error.ts';
import { DomainError } from './domain-error.ts';

/** Parses one part of a request; throws `validation_failed` with all invalid fields at once. */
export function parsePart<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const unstorable = prepareTexts({ value });
  if (unstorable.length > 0)
    throw new DomainError('validation_failed', {
      faults: unstorable.map((path) => ({ path, word: 'text_unreadable' })),
    });
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new DomainError('validation_failed', { faults: parsed.error.issues.map((issue) => faultOf(issue, schema)) });
}

function faultOf(issue: z.core.$ZodIssue, schema: z.ZodType): FieldIssue {
  return { path: issue.path.map(String).join('.'), ...wordOf(issue, messagesAt(schema, issue.path)) };
}

/**
 * The message key of an issue: the message of its field in the contract if there is one, else a general one.
 */
function wordOf(issue: z.core.$ZodIssue, field: FieldMessages): { word: string; values?: Record<string, string> } {
  if (issue.code === 'custom') {
    const word: unknown = issue.params?.word;
    if (word === 'required') return { word: field.missing ?? 'required' };
    return { word: typeof word === 'string' ? word : 'value_invalid' };
  }
  if (isMissing(issue)) return { word: field.missing ?? 'required' };
  if (issue.code === 'invalid_format') {
    const word = field.format ?? (issue.format === 'email' ? 'email_invalid' : 'value_invalid');
    return { word, values: { found: String(issue.input) } };
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    const found = Array.isArray(issue.input) ? String(issue.input.length) : '';
    return { word: field.most ?? 'too_many_entries', values: { found, max: String(issue.maximum) } };
  }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { word: 'too_short', values: { min: String(issue.minimum) } };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { word: 'too_long', values: { max: String(issue.maximum) } };
  return { word: field.format ?? 'value_invalid' };
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_small')
    return Number(issue.minimum) === 1 && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null;
  return issue.code === 'invalid_format' && issue.input === '';
}

export function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
