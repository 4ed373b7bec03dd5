import { FairGate, GateFull, type Turn } from './fair-gate.ts';
import { ParseFailed } from './parse-failed.ts';
import type { ParseTask } from './parse-task.ts';
import { ParseThread } from './parse-thread.ts';

/** Threads at once. One company has all but one of them at most. */
const THREADS = 2;
/** Files of one company that wait for a thread while somebody waits for the answer. */
const MAX_WAITING = 4;
const DEFAULT_TIMEOUT_MS = 20_000;

const gate = new FairGate({ atOnce: THREADS, perParty: THREADS - 1, waiting: MAX_WAITING });
const idle: ParseThread[] = [];
let timeoutMs = DEFAULT_TIMEOUT_MS;

/** Sets how long one file may be worked on; for all servers of this process. */
export function configureParsing(limits: { readonly timeoutMs: number }): void {
  timeoutMs = limits.timeoutMs;
}

export interface ParseOptions<Piece> extends Turn {
  /** Large results come in pieces, since taking in one large message would hold up every other call. */
  readonly onPiece?: (piece: Piece) => void;
}

/**
 * Has a task done in one of a few threads, the parties in turn. A thread that takes too long or too much memory ends, and so
 * does one whose caller has left.
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
    // The task's types say what its module takes and gives.
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
