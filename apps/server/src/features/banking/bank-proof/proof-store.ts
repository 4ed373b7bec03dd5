import { box } from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

const spots = z.object({ closing: z.object({ page: z.number(), box }).optional() }).catch({});
const flags = z.array(z.enum(['repaired', 'balance_breaks', 'flip']));

export interface ProofNames {
  company: string;
  companyZh: string | null;
  bank: string | null;
  number: string | null;
  account: string;
  accountZh: string;
  document: { id: string; name: string } | null;
  /** Position of the printed closing balance; null for data files and typed balances. */
  printed: { page: number; box: z.infer<typeof box> } | null;
}

/** Names of a statement, its account and its document. Null if the statement does not exist. */
export async function readProofNames(tx: CompanyTransaction, statementId: string): Promise<ProofNames | null> {
  const { rows } = await sql<{
    company: string;
    companyZh: string | null;
    bank: string | null;
    number: string | null;
    account: string;
    accountZh: string;
    documentId: string | null;
    documentName: string | null;
    spots: unknown;
  }>`
    select company.name as company, company.name_zh as "companyZh", account.bank, account.number, ledger.name as account,
           ledger.name_zh as "accountZh", document.id as "documentId", document.name as "documentName", statement.spots
      from bank_statement statement
      join company on company.id = statement.company_id
      join bank_account account on account.company_id = statement.company_id and account.id = statement.bank_account_id
      join ledger_account ledger on ledger.company_id = account.company_id and ledger.code = account.account_code
      left join document on document.company_id = statement.company_id and document.id = statement.document_id
     where statement.company_id = ${tx.companyId} and statement.id = ${statementId}`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) return null;
  const { documentId, documentName, spots: stored, ...names } = row;
  const document = documentId === null || documentName === null ? null : { id: documentId, name: documentName };
  return { ...names, document, printed: spots.parse(stored).closing ?? null };
}

export interface FlaggedLine {
  id: string;
  date: string;
  description: string;
  flip: boolean;
}

/** The first line of a statement whose running balance does not follow from the preceding balance. */
export async function readFirstBadLine(tx: CompanyTransaction, statementId: string): Promise<FlaggedLine | null> {
  const { rows } = await sql<FlaggedLine>`
    select id, date, description, flags ? 'flip' and state in ('unreviewed', 'suggested') as flip
      from bank_line
     where company_id = ${tx.companyId} and statement_id = ${statementId} and flags ? 'balance_breaks'
     order by line_no limit 1`.execute(tx.queries);
  return rows[0] ?? null;
}

export interface WalkedLine {
  id: string;
  amountMinor: bigint;
  balanceMinor: bigint | null;
  flags: z.infer<typeof flags>;
}

/** A statement's lines in printed order, with its opening balance. */
export async function readWalk(
  tx: CompanyTransaction,
  statementId: string,
): Promise<{ openingMinor: bigint; lines: WalkedLine[] }> {
  const { opening_minor: openingMinor } = await tx.queries
    .selectFrom('bank_statement')
    .select('opening_minor')
    .where(ownRow(tx, statementId))
    .executeTakeFirstOrThrow();
  const rows = await tx.queries
    .selectFrom('bank_line')
    .select(['id', 'amount_minor as amountMinor', 'balance_minor as balanceMinor', 'flags'])
    .where('company_id', '=', tx.companyId)
    .where('statement_id', '=', statementId)
    .orderBy('line_no')
    .execute();
  return { openingMinor, lines: rows.map((row) => ({ ...row, flags: flags.parse(row.flags) })) };
}

export async function writeFlags(
  tx: CompanyTransaction,
  changed: readonly { id: string; flags: readonly string[] }[],
): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    update bank_line line set flags = found.flags::jsonb, version = version + 1
      from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map((line) => JSON.stringify(line.flags))}::text[])
           as found(id, flags)
     where line.company_id = ${tx.companyId} and line.id = found.id`.execute(tx.queries);
}
