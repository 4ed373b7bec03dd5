import { AsyncLocalStorage } from 'node:async_hooks';

/** What the log lines of a piece of work have in common. Only ids: no name, address or path. */
export interface Scope {
  requestId?: string;
  /** The trace of which the work is a part (W3C Trace Context). */
  traceId?: string;
  /** The person who is signed in. */
  userId?: string;
  companyId?: string;
  documentId?: string;
  mailId?: string;
  /** The queue of a job. */
  queue?: string;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work whose lines contain the facts. A fact that is set on `scope` later is in the lines after it. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The facts of the work that runs now. */
export function currentScope(): Scope {
  return scopes.getStore() ?? {};
}
