import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { TrailEvent } from './trail-store.ts';

interface Named {
  id: string;
  name: string;
}

/** Names of the records that events are about, for records that still exist and that their events do not name. */
export async function readNames(
  tx: CompanyTransaction,
  events: readonly Pick<TrailEvent, 'subjectType' | 'subjectId'>[],
): Promise<Map<string, string>> {
  const idsOf = (type: string) => events.filter((event) => event.subjectType === type).map((event) => event.subjectId);
  const [invoices, contacts, members] = [idsOf('invoice'), idsOf('contact'), idsOf('company_member')];
  if (invoices.length + contacts.length + members.length === 0) return new Map();
  const { rows } = await sql<Named>`
    select id::text, number as name from invoice where company_id = ${tx.companyId} and number is not null and id::text = any (${invoices})
    union all
    select id::text, name from contact where company_id = ${tx.companyId} and id::text = any (${contacts})
    union all
    select id::text, name from app_user where id::text = any (${members})`.execute(tx.queries);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everybody who did something in the company or has access to it, each once, by name. */
export async function readPeople(tx: CompanyTransaction): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select person.id, person.name
      from app_user person
     where person.id in (select user_id from audit_event where company_id = ${tx.companyId}
                         union select posted_by from journal_entry where company_id = ${tx.companyId}
                         union select user_id from company_reach_period where company_id = ${tx.companyId})
     order by lower(person.name), person.id`.execute(tx.queries);
  return rows;
}

/** The practices in whose name something was done. */
export async function readPractices(tx: CompanyTransaction): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select practice.id, practice.name
      from practice
     where practice.id in (select practice_id from audit_event where company_id = ${tx.companyId}
                           union select practice_id from journal_entry where company_id = ${tx.companyId})
     order by lower(practice.name), practice.id`.execute(tx.queries);
  return rows;
}
