import { AsyncLocalStorage } from 'node:async_hooks';
import { currentScope } from '../log/index.ts';
import type { TraceContext } from './trace-context.ts';

/** What is known about a span. No names, addresses or paths of records: traces leave the installation. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work that is measured. */
export interface OpenSpan extends TraceContext {
  set(facts: SpanFacts): void;
  /** The work failed. `errorType`: a code or the name of a class. */
  fail(errorType: string): void;
  end(): void;
}

export interface Tracer {
  start(name: string, of: { kind: SpanKind; parent: TraceContext | null; facts: SpanFacts }): OpenSpan;
}

let tracer: Tracer | null = null;
const active = new AsyncLocalStorage<OpenSpan>();

/** From now on this process records spans with it; null: none. */
export function useTracer(next: Tracer | null): void {
  tracer = next;
}

/** Begins a span that its caller ends; null if none are recorded. Without `parent` it belongs to the work that runs now. */
export function startSpan(
  name: string,
  { kind, parent, facts }: { kind: SpanKind; parent?: TraceContext | null; facts: SpanFacts },
): OpenSpan | null {
  return tracer?.start(name, { kind, parent: parent ?? active.getStore() ?? null, facts }) ?? null;
}

/** Runs work to which spans that begin in it belong. */
export function within<T>(span: OpenSpan, work: () => T): T {
  return active.run(span, work);
}

/** Measures work as a span, if spans are recorded. The log lines of the work contain the id of its trace. */
export async function inSpan<T>(
  name: string,
  { kind = 'internal', facts = {} }: { kind?: SpanKind; facts?: SpanFacts },
  work: () => Promise<T>,
): Promise<T> {
  const span = startSpan(name, { kind, facts });
  if (span === null) return work();
  const scope = currentScope();
  scope.traceId ??= span.traceId;
  try {
    return await within(span, work);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/**
 * The code of an error (ENOENT, an SQLSTATE, a code of Folio), else the name of its class. The message of an error may
 * quote what a person typed, so it does not leave the installation.
 */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}
