import type { DayStyle } from '@folio/ledger';
import type { Role } from '@folio/permissions';
import type { Database } from '../database/open.ts';
import type { Actor, CompanyTransaction } from '../database/transaction.ts';
import type { Turn } from '../parsing/index.ts';

export type Language = 'en-US' | 'zh-Hant';

/** Who calls, when, and on which database: everything a verb may know besides its input. */
export interface Call {
  database: Database;
  userId: string;
  language: Language;
  /** How the caller wants days written in sentences; as screens do by default where nobody chose. */
  dayStyle?: DayStyle;
  now: Date;
  /** Aborted when the caller leaves before the answer. */
  signal?: AbortSignal;
  /** Calendar day in Hong Kong at `now`. */
  today: string;
}

/** A call inside a company, already checked for permission. */
export interface CompanyCall extends Call {
  companyId: string;
  /** What the caller is in this company. */
  role: Role;
  /** The practice through which the caller is here; null for its own people. */
  practice: { id: string; name: string } | null;
  /** For transactions opened past `transaction`: who stands behind them. */
  actor: Actor;
  /** Runs `work` in one transaction that sees this company only. */
  transaction<T>(work: (tx: CompanyTransaction) => Promise<T>): Promise<T>;
}

/** Whose turn it is when work on an upload waits for a thread. */
export function turnOf({ companyId, signal }: Pick<CompanyCall, 'companyId' | 'signal'>): Turn {
  return { party: companyId, signal };
}
