import type { Queries } from '../../../platform/database/open.ts';

/** The email address of a person who has proved it, in small letters; null without one. */
export async function provedEmail(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();
  return row?.email.toLowerCase() ?? null;
}
