import { collectCashBasis, isControlAccount, type MovementRange, type Movements } from '@folio/ledger';
import { readMovements } from '../../../books/ledger/index.ts';
import type { ReportContext } from '../context.ts';
import { readDocumentLines, readOtherMovements, readSettlements } from './store.ts';

/** The sums a report reads, on the basis asked for. */
export function movementsOn(
  basis: 'accrual' | 'cash',
  context: ReportContext,
  ranges: readonly MovementRange[],
): Promise<Movements> {
  return basis === 'accrual' ? readMovements(context.tx, ranges, context.known) : readCashBasis(context, ranges);
}

/** Invoices and bills counted when they are settled: what settled them is read in a stream, a sum is kept for each. */
async function readCashBasis(
  { tx, chart, known }: ReportContext,
  ranges: readonly MovementRange[],
): Promise<Movements> {
  const controls = chart.accounts.filter(isControlAccount).map((account) => account.code);
  const to = ranges
    .map((range) => range.to)
    .sort()
    .at(-1);
  const collector = collectCashBasis(ranges, chart);
  if (to !== undefined) for await (const entry of readSettlements(tx, { to, known, controls })) collector.settle(entry);
  const settled = [...collector.settledDocuments()];
  for await (const document of readDocumentLines(tx, settled, controls)) collector.document(document);
  return collector.movements(await readOtherMovements(tx, ranges, known));
}
