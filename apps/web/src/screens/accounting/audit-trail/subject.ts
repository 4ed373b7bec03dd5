import type { AuditRow } from '@folio/contract';

type Subject = Pick<AuditRow, 'subject_type' | 'subject_id' | 'subject' | 'entry_id' | 'action'>;

/** What the trail can be narrowed to: the journal, what entries come from, and what is set up. */
export const subjectTypes = {
  journal: [
    'journal_entry',
    'sales_invoice',
    'purchase_bill',
    'sales_credit_note',
    'purchase_credit_note',
    'receipt',
    'payment',
    'bank_line',
    'transfer',
    'manual_journal',
    'opening_balance',
    'fx_revaluation',
    'closing',
  ],
  setUp: [
    'ledger_account',
    'bank_account',
    'tax_code',
    'contact',
    'exchange_rate',
    'bank_rule',
    'payee_memory',
    'company',
    'import_run',
  ],
} as const;

const invoices: readonly string[] = [
  'invoice',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const deleted = /_(deleted|removed)$/;

/** Where a row leads: its entry, or the record it is about; null where that is gone or has no screen. */
export function subjectPath(row: Subject): string | null {
  const { subject_type: type, subject_id: id } = row;
  if (row.entry_id !== null) return `/journal-entry/${row.entry_id}`;
  if (type === 'ledger_account')
    return `/accounting/chart-of-accounts?${new URLSearchParams({ q: id, inactive: '1' })}`;
  if (type === 'tax_code') return `/accounting/tax-codes?${new URLSearchParams({ q: id })}`;
  if (type === 'exchange_rate') return ratePath(id);
  if (type === 'bank_account') return `/bank-statement/accounts?${new URLSearchParams({ edit: id })}`;
  if (type === 'contact') return `/contact/${id}`;
  if (type === 'bank_rule') return '/bank-statement/rules';
  if (type === 'payee_memory') return '/bank-statement/rules?tab=memory';
  if (type === 'opening_balance') return '/accounting/opening-balances';
  if (type === 'import_run') return '/accounting/export-import';
  if (type === 'company') return companyPath(row);
  if (deleted.test(row.action)) return null;
  if (invoices.includes(type)) return `/invoice/${id}`;
  if (type === 'manual_journal') return `/accounting/journals/${id}`;
  if (type === 'document') return `/document/${id}`;
  return type === 'journal_entry' && uuid.test(id) ? `/journal-entry/${id}` : null;
}

/** What is done to the company as a whole is done on screens of its own. */
function companyPath({ action, subject_id: id }: Subject): string {
  if (action === 'period_lock') return '/accounting/period-lock';
  if (action === 'bank_rules_ordered' || action.startsWith('auto_confirm_')) return '/bank-statement/rules';
  return action === 'exported' || action === 'imported' ? '/accounting/export-import' : `/company/${id}`;
}

/** A rate's subject is its currency and day, or `csv` for a file of many. */
function ratePath(id: string): string {
  const [currency = ''] = id.split(' ');
  return /^[A-Z]{3}$/.test(currency) ? `/accounting/exchange-rates?currency=${currency}` : '/accounting/exchange-rates';
}

/** What stands for the record itself: the server's words, or a code a person knows it by; an id says nothing to anybody. */
export function subjectName({ subject, subject_id: id }: Pick<Subject, 'subject' | 'subject_id'>): string {
  if (subject !== '') return subject;
  return uuid.test(id) || id === 'csv' ? '' : id;
}
