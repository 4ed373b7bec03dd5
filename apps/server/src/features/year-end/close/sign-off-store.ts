import type { CloseKind } from '@folio/contract';
import type { SignOffRole } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface StoredSignOff {
  accountCode: string;
  role: SignOffRole;
  /** Empty for one that came with imported books. */
  userId: string;
  by: string | null;
  at: Date;
  hash: string;
}

interface Named {
  kind: CloseKind;
  end: string;
}

/** The last sign-off of each account and role. */
export async function readLastSignOffs(tx: CompanyTransaction, { kind, end }: Named): Promise<StoredSignOff[]> {
  const { rows } = await sql<StoredSignOff>`
    select last.account_code as "accountCode", last.role, coalesce(last.user_id::text, '') as "userId", person.name as by,
           last.signed_at as at, last.hash
      from (select distinct on (account_code, role) account_code, role, user_id, signed_at, hash
              from close_sign_off
             where company_id = ${tx.companyId} and kind = ${kind} and period_end = ${end}
             order by account_code, role, signed_at desc, id) last
      left join app_user person on person.id = last.user_id
     order by last.account_code, last.role`.execute(tx.queries);
  return rows;
}

/** Each is later than those of the period before it, also if the clock was set back: the last one counts. */
export async function insertSignOffs(
  tx: CompanyTransaction,
  { kind, end }: Named,
  { role, userId, at }: { role: SignOffRole; userId: string; at: Date },
  signed: readonly { code: string; content: string; hash: string }[],
): Promise<void> {
  const texts = (of: (one: (typeof signed)[number]) => string) => sql`${signed.map(of)}::text[]`;
  await sql`
    insert into close_sign_off (company_id, kind, period_end, account_code, role, user_id, signed_at, content, hash)
    select ${tx.companyId}, ${kind}, ${end}, new.code, ${role}, ${userId}::uuid,
           greatest(${at}, (select max(signed_at) + interval '1 microsecond' from close_sign_off
                             where company_id = ${tx.companyId} and kind = ${kind} and period_end = ${end})),
           new.content, new.hash
      from unnest(${texts(({ code }) => code)}, ${texts(({ content }) => content)}, ${texts(({ hash }) => hash)})
           as new (code, content, hash)`.execute(tx.queries);
}
