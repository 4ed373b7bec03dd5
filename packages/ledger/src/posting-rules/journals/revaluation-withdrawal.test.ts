import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import { checkEntry, type JournalDraft, netOf } from '../../journal/index.ts';
import { salesInvoice } from '../documents/document.ts';
import { carryingMinorOf, openMinorOf } from '../documents/open-documents.ts';
import { purchaseBill } from '../documents/purchase-bill.ts';
import { CONTEXT, documentOfOne, legsOf, openAfter } from '../scenario.ts';
import { type Revaluation, revaluation } from './revaluation.ts';
import { revaluationWithdrawal } from './revaluation-withdrawal.ts';
import { voidEntry } from './reversal.ts';

/** The open items with carrying amounts at the end of a day, and the balance of the exchange differences account. */
function standing(books: readonly JournalDraft[], day: string): unknown {
  const known = books.filter((entry) => entry.date <= day);
  const documents = [...openAfter(...known).values()]
    .map((document) => [document.ref, openMinorOf(document), carryingMinorOf(document)])
    .filter(([, open, carrying]) => open !== 0n || carrying !== 0n)
    .sort();
  const exchange = known.flatMap(({ lines }) => lines).filter(({ accountCode }) => accountCode === '7110');
  return { documents, exchangeMinor: exchange.reduce((sum, line) => sum + netOf(line), 0n) };
}

const words = (number: string) => ({ number, narration: number });

function runAt(date: string, rate: string, books: readonly JournalDraft[]): JournalDraft[] {
  const input: Revaluation = {
    ref: `RV-${date}`,
    date,
    reverseOn: addDays(date, 1),
    rates: { CNY: rate },
    documents: words('RV'),
    documentsReversal: words('RV-R'),
    banks: words('RV-B'),
  };
  const known = books.filter((entry) => entry.date <= date);
  return revaluation(input, { ...CONTEXT, openDocuments: openAfter(...known), bankBalances: [] });
}

function takenBack(ref: string, voidedOn: string, books: readonly JournalDraft[]): JournalDraft[] {
  const standing = books.filter((entry) => entry.sourceType === 'fx_revaluation');
  return revaluationWithdrawal(
    { ref, voidedOn },
    standing.map((entry) => ({ entry, words: words(`VOID ${entry.number}`) })),
  );
}

const invoice = (number: string, rate: string) =>
  salesInvoice(documentOfOne(number, '58300.00', '4010', { currency: 'CNY', rate }), CONTEXT);
const bill = (number: string, rate: string) =>
  purchaseBill(documentOfOne(number, '28800.00', '5000', { currency: 'CNY', rate }), CONTEXT);

describe('voiding a revalued document', () => {
  const posted = [...invoice('INV', '1.1085'), ...bill('FB', '1.0910')];
  const run = runAt('2026-03-31', '1.1210', posted);

  it('takes its own line out of the run and out of what reversed the run, at their dates', () => {
    const drafts = takenBack('FB', '2026-01-10', [...posted, ...run]);
    expect(drafts.map((draft) => [draft.number, draft.date, draft.kind, ...legsOf(draft)])).toEqual([
      ['VOID RV', '2026-03-31', 'fx_revaluation', 'Dr 2100[FB] CNY 0.00 = 864.00', 'Cr 7110 864.00'],
      ['VOID RV-R', '2026-04-01', 'fx_revaluation_reversal', 'Cr 2100[FB] CNY 0.00 = 864.00', 'Dr 7110 864.00'],
    ]);
  });

  it('leaves a run of a day on which the document was still open', () => {
    expect(takenBack('FB', '2026-04-02', [...posted, ...run])).toEqual([]);
    expect(takenBack('FB', '2026-03-31', [...posted, ...run])).toHaveLength(2);
  });

  it('leaves the books of every day as if the document had never been there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 900, max: 1300 }), { minLength: 2, maxLength: 6 }),
        fc.array(fc.integer({ min: 900, max: 1300 }), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (made, closing, pick) => {
          const rate = (thousandths: number) => (thousandths / 1000).toFixed(3);
          const documents = made.map((thousandths, index) =>
            index % 2 === 0 ? invoice(`D${index}`, rate(thousandths)) : bill(`D${index}`, rate(thousandths)),
          );
          const voided = pick % made.length;
          const ends = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].slice(0, closing.length);
          const revalue = (books: JournalDraft[]) => {
            const all = [...books];
            ends.forEach((end, index) => {
              all.push(...runAt(end, rate(closing[index] ?? 1000), all));
            });
            return all;
          };
          const withIt = revalue(documents.flat());
          const [entry] = documents[voided] ?? [];
          if (entry === undefined) throw new Error('no document');
          const back = voidEntry(
            entry,
            { ...words('VOID'), date: '2026-05-01' },
            { lockedThrough: null, openDocuments: new Map() },
          );
          const after = [...withIt, ...back, ...takenBack(`D${voided}`, entry.date, withIt)];
          for (const draft of after)
            expect(checkEntry(draft, { chart: CONTEXT.chart, lockedThrough: null })).toEqual([]);
          const never = revalue(documents.filter((_, index) => index !== voided).flat());
          for (const day of [...ends, ...ends.map((end) => addDays(end, 1)), '2026-05-01'])
            expect(standing(after, day)).toEqual(standing(never, day));
        },
      ),
    );
  });
});
