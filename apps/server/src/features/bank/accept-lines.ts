import type { AcceptLinesResult } from '@folio/contract';
import { sentence } from '../../messages/index.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { carryOut } from './carry-out.ts';
import { changedRows } from './changed-rows.ts';
import { openLine } from './code-line.ts';
import { joinTouched, type Touched } from './touched.ts';

/** The candidate a person took, from 0, with the score it was shown with. */
export interface Pick {
  index: number;
  score: number;
}

/**
 * Accepts the standing suggestion of each line, each in a transaction of its own: one refusal holds up no other line. Lines
 * that stand differently for it are worked out again once, at the end.
 */
export async function acceptLines(
  call: CompanyCall,
  { ids, pick }: { ids: readonly string[]; pick?: Pick | undefined },
): Promise<AcceptLinesResult> {
  const wanted = [...new Set(ids)];
  const [only] = wanted;
  if (pick !== undefined && wanted.length > 1)
    throw new Refusal('validation_failed', { faults: [{ path: 'pick', word: 'pick_one_line' }] });
  if (wanted.length === 1 && only !== undefined) return acceptOne(call, only, pick);
  const done: Touched[] = [];
  const accepted: string[] = [];
  const refused: AcceptLinesResult['refused'] = [];
  for (const id of wanted) {
    // It was the other side of a transfer a moment ago.
    if (done.some(({ lineIds }) => lineIds.includes(id))) {
      accepted.push(id);
      continue;
    }
    try {
      done.push(await call.transaction((tx) => acceptLine(tx, call, id, undefined)));
      accepted.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, message: messageOf(error, call), reason: error.code });
    }
  }
  const lines = await call.transaction((tx) => changedRows(tx, call.language, joinTouched(done)));
  return { accepted, refused, lines };
}

/** One line with all that stands differently for it, in one transaction. */
async function acceptOne(call: CompanyCall, id: string, pick: Pick | undefined): Promise<AcceptLinesResult> {
  try {
    const lines = await call.transaction(async (tx) =>
      changedRows(tx, call.language, await acceptLine(tx, call, id, pick)),
    );
    return { accepted: [id], refused: [], lines };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { accepted: [], refused: [{ id, message: messageOf(error, call), reason: error.code }], lines: [] };
  }
}

/** The most exact sentence: the first faulty field's, else the refusal's own. */
function messageOf({ word, values, faults }: Refusal, call: CompanyCall): string {
  const [fault] = faults;
  return fault === undefined
    ? sentence(call.language, word, values, call.dayStyle)
    : sentence(call.language, fault.word, fault.values ?? {}, call.dayStyle);
}

async function acceptLine(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
  pick: Pick | undefined,
): Promise<Touched> {
  const line = await openLine(tx, id);
  const taken = pick?.index ?? 0;
  const chosen = pick === undefined && line.state !== 'suggested' ? undefined : line.candidates[taken];
  if (chosen === undefined) throw new Refusal('conflict', { word: 'no_suggestion' });
  if (pick !== undefined && chosen.score !== pick.score) throw new Refusal('conflict', { word: 'suggestion_changed' });
  return carryOut(tx, call, line, chosen, { taken, auto: false });
}
