import type { DocumentKind } from './documents/document.ts';

/* Without schemas, so that the web application may import it. */

/** Kinds whose draft is a list of statements. */
export const statementKinds = ['bank_statement', 'card_statement'] as const satisfies readonly DocumentKind[];
export type StatementKind = (typeof statementKinds)[number];

/** Kinds whose draft becomes an invoice, bill or credit note. */
export const invoiceKinds = [
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
  'receipt',
] as const satisfies readonly DocumentKind[];
export type InvoiceKind = (typeof invoiceKinds)[number];

export function isStatementKind(kind: DocumentKind): kind is StatementKind {
  return (statementKinds as readonly DocumentKind[]).includes(kind);
}

/** Every other kind is filed, not booked. */
export function isInvoiceKind(kind: DocumentKind): kind is InvoiceKind {
  return (invoiceKinds as readonly DocumentKind[]).includes(kind);
}

export const companyForms = ['private', 'public', 'guarantee', 'unincorporated'] as const;

export const taxEntities = ['corporation', 'unincorporated'] as const;

/** Why the profit of the accounts and the assessable profit differ. */
export const adjustmentKinds = [
  'depreciation',
  'entertainment',
  'donations',
  'fines',
  'capital_loss',
  'other_add',
  'bank_interest',
  'capital_gain',
  'offshore',
  'other_deduct',
] as const;

/** Annual allowances of the pools of plant and machinery, in percent. */
export const poolRates = ['10', '20', '30'] as const;

/** Days that an open invoice or bill is overdue. */
export const invoiceAges = ['not_due', '1_30', '31_60', '61_90', 'over_90'] as const;

export const workKinds = [
  'review_documents',
  'failed_documents',
  'reconcile_lines',
  'answer_questions',
  'read_answers',
  'close_months',
  'annual_return',
  'business_registration',
] as const;

export const workShares = ['all', 'mine', 'unassigned'] as const;

/** The checks that prove the books, in the order they are shown. */
export const bookChecks = [
  'chain',
  'balance',
  'month_balance',
  'document_balance',
  'document_list',
  'control_account',
  'trial_balance',
  'number',
] as const;

/** What a legal deadline is for. `profits_tax_return` is every return after the first. */
export const companyDeadlineKinds = [
  'profits_tax_return',
  'first_profits_tax_return',
  'employers_return',
  'annual_return',
  'business_registration',
  'mpf_contribution',
  'significant_controllers',
] as const;

export const deadlineShows = ['open', 'late', 'done'] as const;

/** The reports of an auditor's room: statements at the last day of its period, and the ledger of the period. */
export const roomReports = [
  'balance-sheet',
  'profit-loss',
  'cash-flow',
  'trial-balance',
  'general-ledger',
  'journal-report',
] as const;
/** The languages of the files of a tax filing. */
export const filingLanguages = ['en', 'zh'] as const;
/** The files of a tax filing: two XHTML files, and the values as a table. */
export const filingFiles = ['computation', 'accounts', 'sheet'] as const;
