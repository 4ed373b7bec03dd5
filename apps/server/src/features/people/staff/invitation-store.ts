import type { GivenRole } from '@folio/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** An open invitation; only the hash of its token is stored. */
export interface StoredInvitation {
  id: string;
  number: number;
  name: string;
  email: string;
  role: string;
  expiresAt: Date;
  mailSent: boolean | null;
}

const columns = ['id', 'number', 'name', 'email', 'role', 'expires_at as expiresAt', 'mail_sent as mailSent'] as const;

/** Invitations that were not accepted yet, by number. */
export async function readInvitations({ queries, companyId }: CompanyTransaction): Promise<StoredInvitation[]> {
  return queries
    .selectFrom('company_invitation')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('state', '=', 'invited')
    .orderBy('number')
    .execute();
}

/** An open invitation; null when no open invitation has this id. */
export async function findInvitation(
  { queries, companyId }: CompanyTransaction,
  id: string,
): Promise<StoredInvitation | null> {
  const row = await queries
    .selectFrom('company_invitation')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'invited')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertInvitation(
  tx: CompanyTransaction,
  made: {
    email: string;
    name: string;
    role: GivenRole;
    tokenHash: Buffer;
    expiresAt: Date;
    invitedBy: string;
    invitedAt: Date;
  },
): Promise<string> {
  const { number } = await tx.queries
    .updateTable('company')
    .set({ last_staff_number: sql`last_staff_number + 1` })
    .where('id', '=', tx.companyId)
    .returning('last_staff_number as number')
    .executeTakeFirstOrThrow();
  const row = await tx.queries
    .insertInto('company_invitation')
    .values({
      company_id: tx.companyId,
      number,
      email: made.email,
      name: made.name,
      role: made.role,
      token_hash: made.tokenHash,
      expires_at: made.expiresAt,
      invited_by: made.invitedBy,
      invited_at: made.invitedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface InvitationChange {
  role?: GivenRole;
  state?: 'accepted' | 'cancelled';
  token_hash?: Buffer;
  expires_at?: Date;
  mail_sent?: boolean | null;
  accepted_by?: string;
  accepted_at?: Date;
}

/** Changes an open invitation. False when it is not open. */
export async function changeInvitation(
  { queries, companyId }: CompanyTransaction,
  id: string,
  change: InvitationChange,
): Promise<boolean> {
  const changed = await queries
    .updateTable('company_invitation')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'invited')
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** The invitation as its link shows it. */
export interface OpenedInvitation {
  companyId: string;
  id: string;
  number: number;
  email: string;
  role: string;
  expiresAt: Date;
  company: string;
  companyZh: string | null;
  invitedBy: string;
  hasAccount: boolean;
}

/** The open invitation with the hash of a token; null for an unknown, expired, accepted or withdrawn one. */
export async function findByToken(queries: Queries, tokenHash: Buffer, now: Date): Promise<OpenedInvitation | null> {
  const row = await queries
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('app_user as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.company_id as companyId',
      'invitation.id',
      'invitation.number',
      'invitation.email',
      'invitation.role',
      'invitation.expires_at as expiresAt',
      'company.name as company',
      'company.name_zh as companyZh',
      'inviter.name as invitedBy',
      sql<boolean>`exists (select from app_user where lower(app_user.email) = invitation.email)`.as('hasAccount'),
    ])
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.state', '=', 'invited')
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** The names that a mail contains. */
export async function readNames(
  { queries, companyId }: CompanyTransaction,
  userId: string,
): Promise<{ company: string; person: string }> {
  return queries
    .selectFrom('company')
    .innerJoin('app_user as person', (join) => join.on('person.id', '=', userId))
    .select(['company.name as company', 'person.name as person'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
}
