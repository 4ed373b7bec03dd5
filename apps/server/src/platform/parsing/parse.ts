import { FairGate, GateFull, type Turn } from './fair-gate.ts';
import { ParseFailed } from './parse-failed.ts';
import type { ParseTask } from './parse-task.ts';
import { ParseThread } from './parse-thread.ts';

/** Number of threads. One company uses at most all but one of them. */
const THREADS = 2;
/** How many files of one company may wait for a thread while a caller waits for the answer. */
const MAX_WAITING = 4;
const DEFAULT_TIMEOUT_MS = 20_000;

const gate = new FairGate({ atOnce: THREADS, perParty: THREADS - 1, waiting: MAX_WAITING });
const idle: ParseThread[] = [];
let timeoutMs = DEFAULT_TIMEOUT_MS;

/** Sets the longest processing time for one file; it applies to all servers of this process. */
export function configureParsing(limits: { readonly timeoutMs: number }): void {
  timeoutMs = limits.timeoutMs;
}

export interface ParseOptions<Piece> extends Turn {
  /** Receives large results in pieces, since receiving one large message would delay every other call. */
  readonly onPiece?: (piece: Piece) => void;
}

/**
 * Runs a task in one of a few threads; parties take turns. A thread ends if it takes too long or too much memory, or
 * if its caller has disconnected.
 * @throws {ParseFailed}
 */
export async function parse<Input, Result, Piece = never>(
  task: ParseTask<Input, Result, Piece>,
  input: Input,
  { onPiece = () => undefined, ...turn }: ParseOptions<Piece>,
): Promise<Result> {
  try {
    return await gate.run(turn, () => inThread(task, input, { onPiece, signal: turn.signal }));
  } catch (error) {
    if (error instanceof GateFull) throw new ParseFailed('busy', error);
    if (turn.signal?.aborted === true) throw new ParseFailed('cancelled', error);
    throw error;
  }
}

async function inThread<Input, Result, Piece>(
  { url }: ParseTask<Input, Result, Piece>,
  input: Input,
  { onPiece, signal }: { onPiece: (piece: Piece) => void; signal: AbortSignal | undefined },
): Promise<Result> {
  const thread = freeThread();
  const leave = () => thread.end(new ParseFailed('cancelled'));
  signal?.addEventListener('abort', leave, { once: true });
  try {
    // The task's types define its module's input and result.
    return (await thread.run({ url, input }, (piece) => onPiece(piece as Piece), timeoutMs)) as Result;
  } finally {
    signal?.removeEventListener('abort', leave);
    if (!thread.isLost) idle.push(thread);
  }
}

function freeThread(): ParseThread {
  for (let thread = idle.pop(); thread !== undefined; thread = idle.pop()) if (!thread.isLost) return thread;
  return new ParseThread();
}
