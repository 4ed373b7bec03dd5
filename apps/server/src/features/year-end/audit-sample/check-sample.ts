import type { SampleCheck } from '@folio/contract';
import { drawSample, populationText } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { sha256 } from '../../books/ledger/index.ts';
import { readItems } from './item-store.ts';
import { keptPlan } from './plan.ts';
import { countLater, readPopulation } from './population-store.ts';
import { requireSample } from './read-sample.ts';

/**
 * Draws a sample again from the entries that were posted when it was drawn. Entries never change, so both comparisons hold
 * unless rows of the database were changed past Folio. Throws `not_found`.
 */
export async function checkSample(tx: CompanyTransaction, id: string): Promise<SampleCheck> {
  const sample = await requireSample(tx, id);
  const { population, lastEntry, populationHash } = sample;
  const lines = await readPopulation(tx, population, lastEntry);
  const samePopulation = sha256(populationText(lines)) === populationHash;
  const kept = await readItems(tx, id);
  return {
    same_population: samePopulation,
    // Another population may have no such sample, so it is drawn only from the same one.
    same_items:
      samePopulation &&
      placesOf(kept) ===
        placesOf(
          drawSample(lines, keptPlan(sample), sha256).flatMap(({ position, hits }) => {
            const line = lines[position];
            return line === undefined ? [] : [{ ...line, hits }];
          }),
        ),
    later: await countLater(tx, population, lastEntry),
  };
}

function placesOf(items: readonly { entryNumber: bigint; lineNo: number; hits: number }[]): string {
  return items.map(({ entryNumber, lineNo, hits }) => `${entryNumber}/${lineNo}/${hits}`).join(' ');
}
