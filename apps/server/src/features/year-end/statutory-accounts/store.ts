import { type AccountsFacts, accountsFacts } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** The accounts of a period as a person prepared them. */
export interface StoredAccounts {
  id: string;
  startsOn: Day;
  endsOn: Day;
  state: 'draft' | 'final';
  rounding: 'exact' | 'whole';
  withCashFlow: boolean;
  facts: AccountsFacts;
  /** Only the texts that a person changed. */
  texts: { key: string; en: string; zh: string }[];
  version: number;
}

const typed = z.object({
  state: z.enum(['draft', 'final']),
  rounding: z.enum(['exact', 'whole']),
  facts: accountsFacts,
  texts: z.array(z.object({ key: z.string(), en: z.string(), zh: z.string() })),
});

/** The accounts of every period, newest first. */
export async function listAccounts(tx: CompanyTransaction): Promise<StoredAccounts[]> {
  const rows = await tx.queries
    .selectFrom('statutory_accounts')
    .select([
      'id',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'state',
      'rounding',
      'with_cash_flow as withCashFlow',
      'facts',
      'texts',
      'version',
    ])
    .where('company_id', '=', tx.companyId)
    .orderBy('ends_on', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, ...typed.parse(row) }));
}

export type AccountsContent = Omit<StoredAccounts, 'id' | 'state' | 'version'>;

/** False if the period has accounts already. */
export async function insertAccounts(
  tx: CompanyTransaction,
  content: AccountsContent,
  { createdBy, at }: { createdBy: string; at: Date },
): Promise<boolean> {
  const made = await tx.queries
    .insertInto('statutory_accounts')
    .values({ company_id: tx.companyId, state: 'draft', created_by: createdBy, created_at: at, ...written(content) })
    .onConflict((conflict) => conflict.columns(['company_id', 'ends_on']).doNothing())
    .returning('id')
    .execute();
  return made.length === 1;
}

/** False if they have another version by now. */
export async function updateAccounts(
  tx: CompanyTransaction,
  { id, version }: Pick<StoredAccounts, 'id' | 'version'>,
  content: AccountsContent,
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('statutory_accounts')
    .set({ ...written(content), version: sql`version + 1` })
    .where(ownRow(tx, id))
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

function written({ startsOn, endsOn, rounding, withCashFlow, facts, texts }: AccountsContent) {
  return {
    starts_on: startsOn,
    ends_on: endsOn,
    rounding,
    with_cash_flow: withCashFlow,
    facts: JSON.stringify(facts),
    texts: JSON.stringify(texts),
  };
}

/** False if they have another version by now. */
export async function updateState(
  tx: CompanyTransaction,
  { id, version }: Pick<StoredAccounts, 'id' | 'version'>,
  state: StoredAccounts['state'],
): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('statutory_accounts')
    .set({ state, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** The rows that a person chose for accounts, by the code of the account. */
export async function readAssignments(tx: CompanyTransaction): Promise<Map<string, string>> {
  const rows = await tx.queries
    .selectFrom('statutory_account_row')
    .select(['account_code as code', 'layout_row as row'])
    .where('company_id', '=', tx.companyId)
    .orderBy('account_code')
    .execute();
  return new Map(rows.map(({ code, row }) => [code, row]));
}

export async function replaceAssignments(
  tx: CompanyTransaction,
  assignments: readonly { code: string; row: string }[],
): Promise<void> {
  await tx.queries.deleteFrom('statutory_account_row').where('company_id', '=', tx.companyId).execute();
  if (assignments.length === 0) return;
  await tx.queries
    .insertInto('statutory_account_row')
    .values(assignments.map(({ code, row }) => ({ company_id: tx.companyId, account_code: code, layout_row: row })))
    .execute();
}

const companyPart = z.object({
  directors: z.array(
    z.object({
      name: z.string(),
      name_zh: z.string().nullish(),
      appointed_on: z.string().nullish(),
      resigned_on: z.string().nullish(),
    }),
  ),
  shareCapital: z.array(
    z.object({ share_class: z.string(), currency: z.string(), number: z.string(), paid: z.string() }),
  ),
});

/** What the company form states that accounts repeat. */
export async function readCompanyFacts(tx: CompanyTransaction) {
  const row = await tx.queries
    .selectFrom('company')
    .select([
      'name',
      'name_zh as nameZh',
      'address',
      'industry',
      'incorporated_date as incorporatedOn',
      'first_accounts_to as firstAccountsTo',
      'directors',
      'share_capital as shareCapital',
    ])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  return { ...row, ...companyPart.parse(row) };
}
export type CompanyFacts = Awaited<ReturnType<typeof readCompanyFacts>>;
