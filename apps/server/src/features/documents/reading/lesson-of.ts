import type { DocumentDraft, Evidence, InvoiceDraft } from '@folio/contract';
import type { AnchoredField, ConstantField, Lesson } from '@folio/documents';

/** The field of a reading that each field of the draft comes from. */
const ANCHORED: readonly (readonly [AnchoredField, keyof InvoiceDraft & string])[] = [
  ['number', 'number'],
  ['relatedNumber', 'reference'],
  ['issueDate', 'issue_date'],
  ['dueDate', 'due_date'],
  ['subtotal', 'subtotal'],
  ['tax', 'total_tax'],
  ['total', 'total'],
];

type Corrections = Pick<Lesson, 'fields' | 'constants' | 'supplierNames'>;

/**
 * A person's corrections of a bill or receipt, as a lesson about its supplier; null if there were no corrections.
 * Pure.
 */
export function lessonOf(
  { kind, invoice }: DocumentDraft,
  evidence: Readonly<Record<string, Evidence>>,
  baseCurrency: string,
): Corrections | null {
  if (!invoice || kind.startsWith('sales') || invoice.vendor.name.trim() === '') return null;
  const read = (path: string) => evidence[`invoice.${path}`]?.read ?? null;
  const fields: Partial<Record<AnchoredField, { value: string; page: number | null; box: Evidence['box'] }>> = {};
  for (const [field, path] of ANCHORED) {
    const value = invoice[path];
    if (typeof value !== 'string' || value === '' || value === read(path)) continue;
    // A receipt is due on its issue date by default, so this value was neither read nor entered.
    if (path === 'due_date' && read(path) === null && value === invoice.issue_date) continue;
    fields[field] = { value, page: null, box: null };
  }
  const constants: Partial<Record<ConstantField, string>> = {};
  if (invoice.vendor.name !== read('vendor.name')) constants.supplier = invoice.vendor.name;
  if (invoice.currency !== (read('currency') ?? baseCurrency)) constants.currency = invoice.currency;
  if (Object.keys(fields).length + Object.keys(constants).length === 0) return null;
  const supplierNames = [...new Set([invoice.vendor.name, read('vendor.name')].filter((name) => name !== null))];
  return { fields, constants, supplierNames };
}
