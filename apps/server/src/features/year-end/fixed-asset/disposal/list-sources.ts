import type { DisposalCandidate, disposalCandidateQuery } from '@folio/contract';
import { addMonths, canHoldProceeds, type Day, formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { loadAsset } from '../asset-facts.ts';
import { pageOfSources } from './source-store.ts';

/** How many months before today a sale or a receipt may be. */
const MONTHS = 12;

/**
 * Lines of sales invoices, or of the bank, that may be the proceeds of an asset: in effect, of the last twelve months, not before
 * the asset was acquired, and not the source of another disposal. Throws `not_found`.
 */
export async function listDisposalCandidates(
  tx: CompanyTransaction,
  id: string,
  { kind, q, page, limit }: z.output<typeof disposalCandidateQuery>,
  today: Day,
): Promise<{ rows: DisposalCandidate[]; meta: { page: number; limit: number; total: number } }> {
  const { baseCurrency, chart } = await readBooks(tx);
  const { asset } = await loadAsset(tx, id);
  const earliest = addMonths(today, -MONTHS);
  const from = [asset.acquiredOn, earliest].sort().at(-1) ?? earliest;
  const accounts = [...chart.byCode.values()]
    .filter((one) => one.active && canHoldProceeds(one))
    .map(({ code }) => code);
  const { rows, total } = await pageOfSources(tx, { kind, q, from, accounts }, { limit, offset: (page - 1) * limit });
  const candidates = rows.map((row) => ({
    kind: row.kind,
    entry_id: row.entryId,
    line_no: row.lineNo,
    record_id: row.recordId,
    number: row.number,
    date: row.date,
    party: row.party,
    description: row.description,
    account: row.account,
    amount: formatMoney(row.amountMinor, baseCurrency),
  }));
  return { rows: candidates, meta: { page, limit, total } };
}
