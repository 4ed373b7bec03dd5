import type { Queries } from '../../platform/database/open.ts';
import type { Platform } from '../../platform/http/app.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Provider } from '../../platform/oidc/index.ts';
import type { Origin } from '../account-event/index.ts';

/** What the third parties' acts need beside the call. */
export interface IdentityDesk {
  platform: Platform;
  mailer: Mailer;
  providers: ReadonlyMap<string, Provider>;
}

/** A browser that is in the middle of something: where from, and what it holds. */
export interface Visit {
  from: Origin;
  now: Date;
  /** Whether this browser is trusted by the account, so that no second step is asked for. */
  isTrusted(queries: Queries, userId: string): Promise<boolean>;
}

/** Somebody has come in: the token of their session, and whether it still owes the second step. */
export interface CameIn {
  userId: string;
  token: string;
  pending: boolean;
}
