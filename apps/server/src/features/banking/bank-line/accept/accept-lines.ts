import type { AcceptLinesResult } from '@folio/contract';
import { sentence } from '../../../../messages/index.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { OpenedBooks } from '../../../books/ledger/index.ts';
import { CHANGES_LINES } from '../list/hold-lines.ts';
import { type Affected, joinAffected } from '../suggest/affected.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { changedRows } from './changed-rows.ts';
import { openLineAndBooks } from './keep-coding.ts';

/** The candidate a person chose (index from 0) and the score that was shown. */
export interface Pick {
  index: number;
  score: number;
}

/**
 * Accepts the current suggestion of each line in a separate transaction, so that one rejected line does not block the
 * others. Suggestions of other affected lines are recalculated once at the end.
 */
export async function acceptLines(
  call: CompanyCall,
  { ids, pick }: { ids: readonly string[]; pick?: Pick | undefined },
): Promise<AcceptLinesResult> {
  const wanted = [...new Set(ids)];
  const [only] = wanted;
  if (pick !== undefined && wanted.length > 1)
    throw new DomainError('validation_failed', { faults: [{ path: 'pick', word: 'pick_one_line' }] });
  if (wanted.length === 1 && only !== undefined) return acceptOne(call, only, pick);
  const done: Affected[] = [];
  const accepted: string[] = [];
  const refused: AcceptLinesResult['refused'] = [];
  for (const id of wanted) {
    // This line was already coded as the counterpart of a transfer.
    if (done.some(({ lineIds }) => lineIds.includes(id))) {
      accepted.push(id);
      continue;
    }
    try {
      done.push((await call.transaction((tx) => acceptLine(tx, call, id, undefined), CHANGES_LINES)).affected);
      accepted.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ id, message: messageOf(error, call), reason: error.code });
    }
  }
  const lines = await call.transaction((tx) => changedRows(tx, call.language, joinAffected(done)), CHANGES_LINES);
  return { accepted, refused, lines };
}

/** Accepts one line and returns all affected lines, in one transaction. */
async function acceptOne(call: CompanyCall, id: string, pick: Pick | undefined): Promise<AcceptLinesResult> {
  try {
    const lines = await call.transaction(async (tx) => {
      const { affected, books } = await acceptLine(tx, call, id, pick);
      return changedRows(tx, call.language, affected, books);
    }, CHANGES_LINES);
    return { accepted: [id], refused: [], lines };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { accepted: [], refused: [{ id, message: messageOf(error, call), reason: error.code }], lines: [] };
  }
}

/** The most specific message: that of the first faulty field, else the error's own. */
function messageOf({ word, values, faults }: DomainError, call: CompanyCall): string {
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
): Promise<{ affected: Affected; books: OpenedBooks }> {
  const { line, books } = await openLineAndBooks(tx, id);
  const taken = pick?.index ?? 0;
  const chosen = pick === undefined && line.state !== 'suggested' ? undefined : line.candidates[taken];
  if (chosen === undefined) throw new DomainError('conflict', { word: 'no_suggestion' });
  if (pick !== undefined && chosen.score !== pick.score)
    throw new DomainError('conflict', { word: 'suggestion_changed' });
  return { affected: await applySuggestion(tx, call, line, chosen, { taken, auto: false }, books), books };
}
