import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../../platform/database/transaction.ts';
import type { ArchiveRow, Column } from '../tables/columns.ts';
import type { ArchiveTable } from '../tables/table.ts';

const FETCHED = 500;

let cursors = 0;

/**
 * The rows of a query, read a few hundred at a time for any length. The query has no parameters: it reads the company
 * of the transaction by `current_company()`.
 */
export async function* rowsOf<Row>(tx: CompanyTransaction, query: string): AsyncGenerator<Row> {
  cursors += 1;
  const name = sql.raw(`exchange_rows_${cursors}`);
  await sql`declare ${name} no scroll cursor for ${sql.raw(query)}`.execute(tx.queries);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.raw(String(FETCHED))} from ${name}`.execute(tx.queries);
    yield* rows;
    if (rows.length < FETCHED) break;
  }
  await sql`close ${name}`.execute(tx.queries);
}

function selected({ name, kind }: Column): string {
  if (kind === 'person') return `(select person.name from app_user person where person.id = t.${name}) as ${name}`;
  if (kind === 'minor' || kind === 'decimal' || kind === 'bytes') return `t.${name}::text as ${name}`;
  return `t.${name}`;
}

/** The rows of a table in its order, as the archive writes them. */
export function tableRows(tx: CompanyTransaction, table: ArchiveTable): AsyncGenerator<ArchiveRow> {
  const owner = table.name === 'company' ? 'id' : 'company_id';
  const columns = table.columns.map(selected).join(', ');
  const query = `select ${columns} from ${table.name} t where t.${owner} = current_company() order by ${table.order}`;
  return rowsOf<ArchiveRow>(tx, query);
}

/** A line as jsonb, with amounts as text. */
const LINES = `(
  select jsonb_agg(jsonb_build_object(
           'account_code', l.account_code, 'debit_minor', l.debit_minor::text, 'credit_minor', l.credit_minor::text,
           'currency', l.currency, 'foreign_minor', l.foreign_minor::text, 'rate', l.rate::text, 'contact_id', l.contact_id,
           'document_ref', l.document_ref, 'tax_code', l.tax_code, 'description', l.description) order by l.line_no)
    from journal_line l where l.company_id = e.company_id and l.entry_id = e.id) as lines`;

/**
 * Every entry with its lines, in order of number. Its texts are read as JSON, because the embedded engine's client
 * drops no characters from JSON: each text must be exactly the one that was hashed.
 */
export async function* journalRows(tx: CompanyTransaction): AsyncGenerator<ArchiveRow> {
  const columns =
    'e.id, e.number::text as number, e.date, e.kind, e.source_type, e.source_id, e.bank_line_id, e.reverses_id, e.posted_at, e.previous_hash, e.hash';
  const texts = "jsonb_build_object('source_number', e.source_number, 'narration', e.narration) as texts";
  const query = `select ${columns}, ${texts}, (select person.name from app_user person where person.id = e.posted_by) as posted_by, ${LINES}
    from journal_entry e where e.company_id = current_company() order by e.number`;
  for await (const { texts: exact, ...row } of rowsOf<ArchiveRow & { texts: ArchiveRow }>(tx, query))
    yield { ...row, ...exact };
}
