import type { AuditAction } from '@folio/contract';
import type { Queries } from '../../platform/database/open.ts';

/** Something a person did that belongs to their account or to a practice, and not to one company's books. */
export interface AccountEvent {
  /** Null where nobody is known by what was typed. */
  userId: string | null;
  /** What was done: one of the acts that have words in the log. */
  action: AuditAction;
  practiceId?: string;
  from: Origin;
  /** Plain facts about it; never a password, a code or a token. */
  change?: Record<string, unknown>;
}

/** Where a call came from. */
export interface Origin {
  address: string | null;
  userAgent: string | null;
}

/** Writes it into the log, in the caller's transaction where `queries` is one. */
export async function noteAccountEvent(queries: Queries, event: AccountEvent): Promise<void> {
  await queries
    .insertInto('account_event')
    .values({
      user_id: event.userId,
      action: event.action,
      practice_id: event.practiceId ?? null,
      address: event.from.address,
      user_agent: event.from.userAgent?.slice(0, 300) ?? null,
      change: JSON.stringify(event.change ?? {}),
    })
    .execute();
}
