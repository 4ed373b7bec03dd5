import type { DayStyle } from '@folio/ledger';
import type { Role } from '@folio/permissions';
import type { Database } from '../database/open.ts';
import type { Actor, CompanyTransaction, OpeningOptions } from '../database/transaction.ts';
import type { Turn } from '../parsing/index.ts';
import type { Once } from './idempotency.ts';

export type Language = 'en-US' | 'zh-Hant';

/** The caller, the time and the database: everything that an operation gets besides its input. */
export interface Call {
  database: Database;
  userId: string;
  language: Language;
  /** How dates in sentences are formatted for the caller; the screens' default if the caller chose no style. */
  dayStyle?: DayStyle;
  now: Date;
  /** Aborted if the caller disconnects before the answer. */
  signal?: AbortSignal;
  /** Calendar day in Hong Kong at `now`. */
  today: string;
}

/** A call inside a company. Its permission was already checked. */
export interface CompanyCall extends Call {
  companyId: string;
  role: Role;
  /** The practice through which the caller has access; null for the company's own users. */
  practice: { id: string; name: string } | null;
  /** For transactions opened without `transaction`: the actor to record. */
  actor: Actor;
  /** The call's idempotency key; null or absent if the call carries no key. */
  once?: Once | null;
  /** Runs `work` in one transaction that sees this company only. */
  transaction<T>(work: (tx: CompanyTransaction) => Promise<T>, opened?: OpeningOptions): Promise<T>;
}

/** A call inside a company without the caller's role: for work that was allowed in another way than by a role. */
export type CompanyWork = Omit<CompanyCall, 'role' | 'practice' | 'actor' | 'once'>;

/** The queue and the abort signal used when work on an upload waits for a thread. */
export function turnOf({ companyId, signal }: Pick<CompanyCall, 'companyId' | 'signal'>): Turn {
  return { party: companyId, signal };
}
