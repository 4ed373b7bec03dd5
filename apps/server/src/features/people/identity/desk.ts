import type { Queries } from '../../../platform/database/open.ts';
import type { Platform } from '../../../platform/http/app.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { Provider } from '../../../platform/oidc/provider.ts';
import type { Origin } from '../account-event/index.ts';

/** The dependencies of sign-in with a provider, in addition to the call. */
export interface IdentityDesk {
  platform: Platform;
  mailer: Mailer;
  providers: ReadonlyMap<string, Provider>;
}

/** The browser of a sign-in: the origin of its call, the time, and whether an account trusts it. */
export interface Visit {
  from: Origin;
  now: Date;
  /** Whether the account trusts this browser, so that no second step is needed. */
  isTrusted(queries: Queries, userId: string): Promise<boolean>;
}

/** A completed first step: the session's token, and whether the second step is still pending. */
export interface CameIn {
  userId: string;
  token: string;
  pending: boolean;
}
