import {
  type Account,
  type AccountType,
  type CashFlowCategory,
  type ControlLine,
  ENTRY_KINDS,
  type EntryKind,
  type JournalLineDraft,
  type NormalSide,
  SECTIONS,
  type Section,
  type SourceType,
  type SystemRole,
  TAX_KINDS,
  type TaxKind,
} from '@folio/ledger';
import type { Selectable } from 'kysely';
import type { JournalLine, LedgerAccount } from '../../../../platform/database/types.gen.ts';

/*
 * Converts rows to the types of the pure ledger. Check constraints limit these columns to the known values, so any
 * other value means a damaged database.
 */

function wordOf<Word extends string>(text: string, words: readonly Word[], column: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`stored ${column} "${text}" is unknown`);
  return found;
}

const TYPES: readonly AccountType[] = ['asset', 'liability', 'equity', 'revenue', 'expense'];
const SIDES: readonly NormalSide[] = ['debit', 'credit'];
const CASH_FLOWS: readonly CashFlowCategory[] = ['cash', 'operating', 'investing', 'financing', 'none'];
const SOURCE_TYPES: readonly SourceType[] = [
  'opening_balance',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
  'receipt',
  'payment',
  'customer_refund',
  'supplier_refund',
  'allocation',
  'bank_line',
  'transfer',
  'manual_journal',
  'fx_revaluation',
  'closing',
];
export const ROLES: readonly SystemRole[] = [
  'bank',
  'petty_cash',
  'transfer_clearing',
  'accounts_receivable',
  'tax_input',
  'inventory',
  'accounts_payable',
  'customer_deposits',
  'tax_output',
  'credit_card',
  'directors_current_account',
  'bank_overdraft_presentation',
  'suspense',
  'retained_earnings',
  'current_year_earnings',
  'dividends',
  'opening_balance_equity',
  'bank_fee',
  'gateway_fee',
  'bad_debt',
  'doubtful_debt_allowance',
  'deposits_paid',
  'prepayments',
  'sales_returns',
  'purchase_returns',
  'default_sales',
  'default_purchases',
  'fx_realised',
  'fx_unrealised',
  'rounding',
];

export function entryKindOf(text: string): EntryKind {
  return wordOf(text, ENTRY_KINDS, 'kind');
}

export function taxKindOf(text: string): TaxKind {
  return wordOf(text, TAX_KINDS, 'kind of tax');
}

export function sourceTypeOf(text: string): SourceType {
  return wordOf(text, SOURCE_TYPES, 'source type');
}

/** PostgreSQL writes a numeric column as '7.81260000'; this returns '7.8126', so that a rate has only one text. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

export type StoredAccount = Omit<Selectable<LedgerAccount>, 'company_id'>;

export function toAccount(row: StoredAccount): Account {
  return {
    code: row.code,
    name: row.name,
    nameZh: row.name_zh,
    type: wordOf(row.type, TYPES, 'account type'),
    subtype: row.subtype,
    section: wordOf<Section>(row.section, SECTIONS, 'section'),
    normalSide: wordOf(row.normal_side, SIDES, 'normal side'),
    cashFlow: wordOf(row.cash_flow, CASH_FLOWS, 'cash flow'),
    systemRole: row.system_role === null ? null : wordOf(row.system_role, ROLES, 'system role'),
    currency: row.currency,
    active: row.active,
  };
}

export type StoredControlLine = Pick<
  Selectable<JournalLine>,
  | 'account_code'
  | 'contact_id'
  | 'document_ref'
  | 'currency'
  | 'foreign_minor'
  | 'debit_minor'
  | 'credit_minor'
  | 'description'
> & { kind: string; source_id: string };

export function toControlLine(row: StoredControlLine): ControlLine {
  return {
    accountCode: row.account_code,
    contactId: row.contact_id,
    documentRef: row.document_ref,
    currency: row.currency,
    foreignAmountMinor: row.foreign_minor,
    debitMinor: row.debit_minor,
    creditMinor: row.credit_minor,
    description: row.description,
    entryKind: entryKindOf(row.kind),
    sourceRef: row.source_id,
  };
}

export function toLine(row: Selectable<JournalLine>): JournalLineDraft {
  return {
    accountCode: row.account_code,
    debitMinor: row.debit_minor,
    creditMinor: row.credit_minor,
    currency: row.currency,
    foreignAmountMinor: row.foreign_minor,
    rate: row.rate === null ? null : trimDecimal(row.rate),
    contactId: row.contact_id,
    documentRef: row.document_ref,
    taxCode: row.tax_code,
    description: row.description,
  };
}
