import type { AcceptLinesResult, BankLineRow, ChangedLine } from '@folio/contract';
import { ApiError } from '../../../../api/api-error.ts';
import { bankCalls } from '../../../../api/queries/banking/bank.ts';
import { askOnceDuring } from '../../../../session/early-date/early-date.ts';

/**
 * The result of changing several lines: the lines done, the lines rejected with the reason, and every row's new
 * state.
 */
export interface Outcome {
  done: string[];
  refused: { id: string; message: string }[];
  rows: BankLineRow[];
}

/** The server's limit of lines in one request. */
const acceptedAtOnce = 200;
const together = 3;

export function refusedAll(ids: readonly string[], cause: unknown, fallback: string): Outcome {
  const message = cause instanceof ApiError && cause.message !== '' ? cause.message : fallback;
  return { done: [], refused: ids.map((id) => ({ id, message })), rows: [] };
}

export function outcomeOf(answer: ChangedLine): Outcome {
  return { done: [answer.line.id], refused: [], rows: [answer.line, ...answer.others] };
}

export function outcomeOfAccept(answer: AcceptLinesResult): Outcome {
  return { done: answer.accepted, refused: answer.refused, rows: answer.lines };
}

export function merged(outcomes: readonly Outcome[]): Outcome {
  return {
    done: outcomes.flatMap(({ done }) => done),
    refused: outcomes.flatMap(({ refused }) => refused),
    rows: outcomes.flatMap(({ rows }) => rows),
  };
}

/** Accepts the current suggestions of many lines in as many requests as needed, one after the other. */
export function acceptMany(ids: readonly string[], fallback: string): Promise<Outcome> {
  return askOnceDuring(() => acceptParts(ids, fallback));
}

async function acceptParts(ids: readonly string[], fallback: string): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < ids.length; at += acceptedAtOnce) {
    const part = ids.slice(at, at + acceptedAtOnce);
    outcomes.push(
      await bankCalls.accept(part).then(outcomeOfAccept, (cause: unknown) => refusedAll(part, cause, fallback)),
    );
  }
  return merged(outcomes);
}

/** Makes the same change to each line, a few at a time; a rejected line does not stop the others. */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<ChangedLine>,
  fallback: string,
  atOnce = together,
): Promise<Outcome> {
  const waiting = [...ids];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const one = id;
      outcomes.push(await change(one).then(outcomeOf, (cause: unknown) => refusedAll([one], cause, fallback)));
    }
  };
  await askOnceDuring(() => Promise.all(Array.from({ length: atOnce }, worker)));
  return merged(outcomes);
}
