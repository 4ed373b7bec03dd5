import type { DeadlineFacts, DeadlineMarkBody } from '@folio/contract';
import type { CompanyForm, Day, DeadlineKind } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { clientsOf } from '../../people/practice/index.ts';

/** What a person recorded of a deadline. */
export interface StoredMark {
  kind: DeadlineKind;
  period: string;
  dueOn: Day | null;
  doneOn: Day | null;
  note: string;
  by: string | null;
}

/** A company with what its deadlines follow from. */
export interface StoredClient {
  companyId: string;
  name: string;
  nameZh: string | null;
  archived: boolean;
  /** The day on which Folio got the company: what was due earlier may be done. */
  knownSince: Day;
  financialYearEnd: string;
  incorporatedOn: Day | null;
  firstAccountsTo: Day | null;
  registrationExpiresOn: Day | null;
  lockedThrough: Day | null;
  form: CompanyForm;
  hasEmployees: boolean | null;
  isRepresented: boolean;
  expectsLoss: boolean;
  controllersChangedOn: Day | null;
  version: number;
  marks: StoredMark[];
}

/** The company of the transaction. */
export async function readOwnClient(tx: CompanyTransaction): Promise<StoredClient | null> {
  const rows = await readClients(tx.queries, sql`select ${tx.companyId}::uuid as company_id`);
  return rows[0] ?? null;
}

/** Every client that a person of a practice sees, by name. */
export function readPracticeClients(
  queries: Queries,
  who: { practiceId: string; userId: string; q: string },
): Promise<StoredClient[]> {
  return readClients(queries, clientsOf(who));
}

async function readClients(queries: Queries, clients: RawBuilder<unknown>): Promise<StoredClient[]> {
  const { rows } = await sql<StoredClient>`
    with client as materialized (${clients})
    select company.id as "companyId", company.name, company.name_zh as "nameZh", company.state = 'archived' as archived,
           (company.created_at at time zone 'Asia/Hong_Kong')::date as "knownSince",
           company.fye as "financialYearEnd", company.incorporated_date as "incorporatedOn",
           company.first_accounts_to as "firstAccountsTo", company.br_expires_on as "registrationExpiresOn",
           company.locked_through as "lockedThrough", coalesce(fact.form, 'private') as form,
           fact.has_employees as "hasEmployees", coalesce(fact.is_represented, false) as "isRepresented",
           coalesce(fact.expects_loss, false) as "expectsLoss", fact.controllers_changed_on as "controllersChangedOn",
           coalesce(fact.version, 0) as version, coalesce(mark.list, '[]') as marks
      from client join company on company.id = client.company_id
      left join deadline_fact fact on fact.company_id = company.id
      left join lateral (
        select json_agg(json_build_object('kind', one.kind, 'period', one.period, 'dueOn', one.due_on,
                                          'doneOn', one.done_on, 'note', one.note, 'by', person.name)) as list
          from deadline_mark one left join app_user person on person.id = one.marked_by
         where one.company_id = company.id) mark on true
     order by lower(company.name), company.id`.execute(queries);
  return rows;
}

/** Accounts of companies that a closing entry in effect has closed, as `company day`. */
export async function readClosed(
  queries: Queries,
  accounts: readonly { companyId: string; day: Day }[],
): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set();
  const { rows } = await sql<{ companyId: string; day: Day }>`
    select distinct asked.company_id as "companyId", asked.day
      from unnest(${accounts.map(({ companyId }) => companyId)}::uuid[], ${accounts.map(({ day }) => day)}::date[])
           as asked(company_id, day)
      join journal_entry entry on entry.company_id = asked.company_id and entry.date = asked.day
     where entry.kind = 'closing' and entry.reverses_id is null
       and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)`.execute(
    queries,
  );
  return new Set(rows.map(({ companyId, day }) => `${companyId} ${day}`));
}

/** False if the facts have another version by now. */
export async function writeFacts(tx: CompanyTransaction, facts: DeadlineFacts): Promise<boolean> {
  const { version, ...fields } = facts;
  if (version === 0) {
    const made = await tx.queries
      .insertInto('deadline_fact')
      .values({ company_id: tx.companyId, ...fields })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returning('company_id')
      .execute();
    return made.length === 1;
  }
  const changed = await tx.queries
    .updateTable('deadline_fact')
    .set({ ...fields, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('version', '=', version)
    .returning('company_id')
    .execute();
  return changed.length === 1;
}

export async function writeMark(
  tx: CompanyTransaction,
  mark: DeadlineMarkBody,
  by: { userId: string; at: Date },
): Promise<void> {
  const recorded = {
    due_on: mark.due_on,
    done_on: mark.done_on,
    note: mark.note,
    marked_by: by.userId,
    marked_at: by.at,
  };
  await tx.queries
    .insertInto('deadline_mark')
    .values({ company_id: tx.companyId, kind: mark.kind, period: mark.period, ...recorded })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'period']).doUpdateSet(recorded))
    .execute();
}
