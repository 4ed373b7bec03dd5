import type { AuditRow } from '@folio/contract';

type Subject = Pick<AuditRow, 'subject_type' | 'subject_id' | 'entry_id' | 'action'>;

const invoices: readonly string[] = [
  'invoice',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const deleted = /_(deleted|removed)$/;

/** The path of the row's entry or record; null if the record was deleted or has no screen. */
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
  if (type === 'company_member' || type === 'company_invitation') return '/settings/explore/corporate-staff-management';
  if (type === 'access_request') return '/settings/explore/access-management';
  if (type === 'question') return '/questions';
  if (type === 'close') return closePath(id);
  if (type === 'recurring_invoice') return deleted.test(row.action) ? null : `/sales/recurring/${id}`;
  if (deleted.test(row.action)) return null;
  if (type === 'tax_computation') return `/accounting/profits-tax/${id}`;
  if (type === 'audit_room') return `/accounting/auditor-room/${id}`;
  if (type === 'audit_sample') return `/accounting/audit-samples/${id}`;
  if (type === 'saved_report' || type === 'report_schedule') return '/reports';
  if (type === 'report_layout') return `/reports/layouts/${id}`;
  if (type === 'report_pack') return `/reports/packs/${id}`;
  if (type === 'filing') return '/accounting/filing';
  if (type === 'statutory_accounts') return '/accounting/statutory-accounts';
  if (invoices.includes(type)) return `/invoice/${id}`;
  if (type === 'manual_journal') return `/accounting/journals/${id}`;
  if (type === 'document') return `/document/${id}`;
  return type === 'journal_entry' && uuid.test(id) ? `/journal-entry/${id}` : null;
}

/** Actions on the company as a whole have separate screens. */
function companyPath({ action, subject_id: id }: Subject): string {
  if (action === 'period_lock') return '/accounting/period-lock';
  if (action.startsWith('deadline_')) return '/accounting/deadlines';
  if (action === 'tax_profile_changed') return '/accounting/profits-tax';
  if (action === 'bank_rules_ordered' || action.startsWith('auto_confirm_')) return '/bank-statement/rules';
  return action === 'exported' || action === 'imported' ? '/accounting/export-import' : `/company/${id}`;
}

/** The subject of a close is the kind of its period and its last day. */
function closePath(id: string): string {
  const [kind = '', end = ''] = id.split(' ');
  return end === '' ? '/accounting/close' : `/accounting/close?${new URLSearchParams({ kind, end })}`;
}

/** The subject of an exchange rate is its currency and day, or `csv` for a file with many rates. */
function ratePath(id: string): string {
  const [currency = ''] = id.split(' ');
  return /^[A-Z]{3}$/.test(currency) ? `/accounting/exchange-rates?currency=${currency}` : '/accounting/exchange-rates';
}
