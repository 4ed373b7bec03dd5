import type { AuditAction } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';

/** An event of a person's account or of a practice, as opposed to one company's books. */
export interface AccountEvent {
  /** Null if no user matches the input. */
  userId: string | null;
  /** One of the acts that have labels in the log. */
  action: AuditAction;
  practiceId?: string;
  from: Origin;
  /** Plain facts about the event; never a password, a code or a token. */
  change?: Record<string, unknown>;
}

/** The origin of a call. */
export interface Origin {
  address: string | null;
  userAgent: string | null;
}

export async function insertEvent(queries: Queries, event: AccountEvent): Promise<void> {
  await queries
    .insertInto('account_event')
    .values({
      user_id: event.userId,
      action: event.action,
      practice_id: event.practiceId ?? null,
      address: event.from.address,
      user_agent: event.from.userAgent,
      change: JSON.stringify(event.change ?? {}),
    })
    .execute();
}
