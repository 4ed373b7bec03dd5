import type { Account, ControlLine, FirstDays, ForeignBankBalance, ProvedYear, TaxCode } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { taxKindOf, toAccount, toControlLine, trimDecimal } from './entries/stored.ts';
import { provedYears } from './years-store.ts';

/** The facts about a company's books that a posting depends on. */
export interface LedgerHead extends FirstDays {
  baseCurrency: string;
  financialYearEnd: string;
  lockedThrough: string | null;
  chartVersion: bigint;
}

/**
 * Reads the head of the journal and locks it for this transaction. Another transaction that posts into the same
 * company waits here, so numbers have no gap, the chain has no fork, and what is read afterwards (open amounts) stays
 * valid until the commit.
 */
export async function lockHead(tx: CompanyTransaction): Promise<LedgerHead> {
  const { rows } = await sql<LedgerHead>`
    select base_currency as "baseCurrency", fye as "financialYearEnd", locked_through as "lockedThrough",
           taken_over as "takenOver", incorporated, chart_version as "chartVersion"
      from lock_journal(${tx.companyId})`.execute(tx.queries);
  const [head] = rows;
  if (head === undefined) throw new Error('the company has no journal: its chart was never installed');
  return head;
}

export async function readHead(tx: CompanyTransaction): Promise<{ lastNumber: bigint; lastHash: string }> {
  return tx.queries
    .selectFrom('journal_head')
    .select(['last_number as lastNumber', 'last_hash as lastHash'])
    .where('company_id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}

export interface CompanyFacts {
  name: string;
  nameZh: string | null;
  baseCurrency: string;
  financialYearEnd: string;
  lockedThrough: string | null;
}

/** The same facts without waiting for the lock, with the version of the chart, the end of the journal and what proves years: for reading. */
export async function readCompany(
  tx: CompanyTransaction,
): Promise<CompanyFacts & { chartVersion: bigint; lastHash: string; takenOver: string | null; proved: ProvedYear[] }> {
  return tx.queries
    .selectFrom('company')
    .innerJoin('journal_head', 'journal_head.company_id', 'company.id')
    .leftJoin('opening_balance', 'opening_balance.company_id', 'company.id')
    .select([
      'opening_balance.date as takenOver',
      'chart_version as chartVersion',
      'last_hash as lastHash',
      'base_currency as baseCurrency',
      'fye as financialYearEnd',
      'locked_through as lockedThrough',
      'name',
      'name_zh as nameZh',
      provedYears(tx.companyId).as('proved'),
    ])
    .where('company.id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}

export async function readBaseCurrency(tx: CompanyTransaction): Promise<string> {
  const row = await tx.queries
    .selectFrom('company')
    .select('base_currency')
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  return row.base_currency;
}

/** Accounts by code; all of them when no codes are given. */
export async function readAccounts(tx: CompanyTransaction, codes?: readonly string[]): Promise<Account[]> {
  let query = tx.queries.selectFrom('ledger_account').selectAll().where('company_id', '=', tx.companyId);
  if (codes !== undefined) query = query.where('code', 'in', codes);
  return (await query.orderBy('code').execute()).map(toAccount);
}

export async function insertAccounts(tx: CompanyTransaction, accounts: readonly Account[]): Promise<void> {
  await tx.queries
    .insertInto('ledger_account')
    .values(
      accounts.map((account) => ({
        company_id: tx.companyId,
        code: account.code,
        name: account.name,
        name_zh: account.nameZh,
        type: account.type,
        subtype: account.subtype,
        section: account.section,
        normal_side: account.normalSide,
        cash_flow: account.cashFlow,
        system_role: account.systemRole,
        currency: account.currency,
        active: account.active,
      })),
    )
    .execute();
}

export async function insertHead(tx: CompanyTransaction): Promise<void> {
  await tx.queries.insertInto('journal_head').values({ company_id: tx.companyId }).execute();
}

export async function readTaxCodes(tx: CompanyTransaction): Promise<TaxCode[]> {
  const rows = await tx.queries.selectFrom('tax_code').selectAll().where('company_id', '=', tx.companyId).execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    nameZh: row.name_zh,
    country: row.country,
    ratePercent: trimDecimal(row.rate_percent),
    kind: taxKindOf(row.kind),
    recoverable: row.recoverable,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }));
}

export async function insertTaxCodes(tx: CompanyTransaction, codes: readonly TaxCode[]): Promise<void> {
  if (codes.length === 0) return;
  const values = codes.map((code) => ({
    company_id: tx.companyId,
    code: code.code,
    name: code.name ?? code.code,
    name_zh: code.nameZh ?? '',
    country: code.country ?? null,
    rate_percent: code.ratePercent,
    kind: code.kind ?? 'standard',
    recoverable: code.recoverable,
    valid_from: code.validFrom ?? null,
    valid_to: code.validTo ?? null,
  }));
  await tx.queries.insertInto('tax_code').values(values).execute();
}

/**
 * Control lines of documents, or of every foreign document up to a day; each with its contact, or the contact that
 * one was merged into.
 */
export async function readControlLines(
  tx: CompanyTransaction,
  wanted: { refs: readonly string[] } | { foreignTo: string; upTo: string },
): Promise<ControlLine[]> {
  const query = tx.queries
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', (join) =>
      join.onRef('entry.company_id', '=', 'line.company_id').onRef('entry.id', '=', 'line.entry_id'),
    )
    .leftJoin('contact_root as contact', (join) =>
      join.onRef('contact.company_id', '=', 'line.company_id').onRef('contact.id', '=', 'line.contact_id'),
    )
    .select([
      'line.account_code',
      'contact.root_id as contact_id',
      'line.document_ref',
      'line.currency',
      'line.foreign_minor',
      'line.debit_minor',
      'line.credit_minor',
      'line.description',
      'entry.kind',
      'entry.source_id',
    ])
    .where('line.company_id', '=', tx.companyId)
    .orderBy('entry.number')
    .orderBy('line.line_no');
  const rows =
    'refs' in wanted
      ? await query.where('line.document_ref', 'in', wanted.refs).execute()
      : await query
          .where('line.document_ref', 'is not', null)
          .where('line.currency', '<>', wanted.foreignTo)
          .where('line.date', '<=', wanted.upTo)
          .execute();
  return rows.map(toControlLine);
}

export async function readForeignBalances(
  tx: CompanyTransaction,
  baseCurrency: string,
  upTo: string,
): Promise<ForeignBankBalance[]> {
  const { rows } = await sql<ForeignBankBalance>`
    select account.code as "accountCode", account.currency,
           coalesce(sum(line.foreign_minor), 0)::bigint as "foreignMinor",
           coalesce(sum(line.debit_minor - line.credit_minor), 0)::bigint as "baseMinor"
      from ledger_account account
      left join journal_line line on line.company_id = account.company_id and line.account_code = account.code
       and line.date <= ${upTo}
     where account.company_id = ${tx.companyId} and account.currency <> ${baseCurrency}
       and account.system_role is distinct from 'accounts_receivable'
       and account.system_role is distinct from 'accounts_payable'
     group by account.code, account.currency order by account.code`.execute(tx.queries);
  return rows;
}

/** Sets the lock's day; null removes the lock. A trigger logs the change with who, when and why. */
export async function writePeriodLock(
  tx: CompanyTransaction,
  through: string | null,
  by: { userId: string; at: Date; reason: string },
): Promise<void> {
  await sql`select set_config('folio.user_id', ${by.userId}, true), set_config('folio.at', ${by.at.toISOString()}, true),
                   set_config('folio.reason', ${by.reason}, true)`.execute(tx.queries);
  await tx.queries.updateTable('company').set({ locked_through: through }).where('id', '=', tx.companyId).execute();
}
