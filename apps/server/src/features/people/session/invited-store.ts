import type { Queries } from '../../../platform/database/open.ts';

/** True when a company or a practice has invited this email, also as an auditor, and the invitation is still open. */
export async function hasInvitation(queries: Queries, email: string, now: Date): Promise<boolean> {
  const byCompany = await queries
    .selectFrom('company_invitation')
    .select('email')
    .where('email', '=', email.trim().toLowerCase())
    .where('state', '=', 'invited')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (byCompany !== undefined) return true;
  const byPractice = await queries
    .selectFrom('practice_member')
    .select('email')
    .where((e) => e.fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    .where('state', '=', 'invited')
    .limit(1)
    .executeTakeFirst();
  if (byPractice !== undefined) return true;
  const asAuditor = await queries
    .selectFrom('audit_room')
    .select('guest_email')
    .where('guest_email', '=', email.trim().toLowerCase())
    .where('closed_at', 'is', null)
    .where('token_expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return asAuditor !== undefined;
}
