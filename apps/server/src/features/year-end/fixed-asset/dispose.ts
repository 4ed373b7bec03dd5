import type { DisposalBody, FixedAsset } from '@folio/contract';
import {
  addDays,
  chargeOfMonth,
  chargesThrough,
  type Day,
  type Disposal,
  disposalLines,
  endOfMonth,
  formatMoney,
  startOfMonth,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type CompanyBooks, type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import {
  chargedThrough,
  dateFault,
  factsOf,
  type KnownAsset,
  labelOf,
  loadAsset,
  refuseChange,
} from './asset-facts.ts';
import { classOf } from './classes.ts';
import { checkSource } from './disposal/check-source.ts';
import { getAsset } from './get-asset.ts';
import { accountsOf, minorOf, noteAsset, recordPosting, refuseNegative } from './record.ts';

/**
 * Sells or scraps an asset. The entry charges the last month by the asset's convention, removes cost and depreciation, and
 * posts the gain or loss. Throws `validation_failed` for a day before the addition or within a month that was charged, for
 * proceeds above the cost that no person confirmed, and for a source that does not fit.
 */
export async function disposeAsset(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: DisposalBody,
): Promise<FixedAsset> {
  const books = await openBooks(tx);
  const known = await loadAsset(tx, id);
  refuseChange(known, body.date);
  const source = await checkSource(tx, body, books);
  const proceedsMinor = proceedsOf(body, known, books);
  const assetClass = await classOf(tx, known.asset.classId);
  const lastChargeMinor = lastCharge(known, body.date);
  const depreciationMinor = known.depreciationMinor + lastChargeMinor;
  const disposal: Disposal = { costMinor: known.costMinor, depreciationMinor, lastChargeMinor, proceedsMinor };
  const label = labelOf(known);
  const line = { assetId: id, costMinor: 0n, proceedsMinor: 0n };
  const lines = [
    {
      ...line,
      kind: 'disposal' as const,
      costMinor: -known.costMinor,
      depreciationMinor: -depreciationMinor,
      proceedsMinor,
    },
    { ...line, kind: 'depreciation' as const, depreciationMinor: lastChargeMinor },
  ].filter(({ kind, depreciationMinor: charged }) => kind === 'disposal' || charged !== 0n);
  const posting = {
    kind: 'disposal' as const,
    date: body.date,
    classId: assetClass.id,
    month: null,
    note: body.note,
    source,
    lines,
  };
  const words = { label, proceedsAccount: body.proceeds_account };
  await recordPosting(tx, call, posting, {
    narration: `${body.proceeds_account === null ? 'Scrap' : 'Sale'} of ${label}`,
    lines: disposalLines(accountsOf(assetClass), disposal, words),
  });
  const amount = formatMoney(proceedsMinor, books.baseCurrency);
  await noteAsset(tx, call, id, 'fixed_asset_disposed', { number: known.asset.number, date: body.date, amount });
  return getAsset(tx, id);
}

function proceedsOf(body: DisposalBody, { costMinor }: KnownAsset, { baseCurrency, chart }: CompanyBooks): bigint {
  const proceedsMinor = minorOf('proceeds', body.proceeds, baseCurrency);
  refuseNegative('proceeds', proceedsMinor, baseCurrency);
  const values = { found: formatMoney(proceedsMinor, baseCurrency), cost: formatMoney(costMinor, baseCurrency) };
  const fault = (path: string, word: string, more = {}) =>
    new DomainError('validation_failed', { faults: [{ path, word, values: { ...values, ...more } }] });
  if (body.proceeds_account === null && proceedsMinor !== 0n) throw fault('proceeds', 'asset_scrap_proceeds');
  if (proceedsMinor > costMinor && !body.accept_above_cost) throw fault('proceeds', 'asset_proceeds_above_cost');
  const account = body.proceeds_account;
  if (account !== null && chart.byCode.get(account)?.active !== true)
    throw fault('proceeds_account', 'asset_account_unknown', { account });
  return proceedsMinor;
}

/** The months not charged yet before the disposal, and the part of its month that the convention charges. */
function lastCharge(known: KnownAsset, date: Day): bigint {
  const month = startOfMonth(date);
  const through = chargedThrough(known);
  const facts = factsOf(known);
  const convention = known.estimates.findLast(({ from }) => startOfMonth(from) <= month)?.convention;
  if (through >= month) {
    // The whole month of disposal is charged by this convention, so the run may have been posted.
    if (convention === 'following_month') return 0n;
    throw dateFault('asset_month_charged', { number: known.asset.number, date: through });
  }
  const before = startOfMonth(addDays(month, -1));
  const charges = chargesThrough(facts, through, before);
  const earlierMinor = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const earlier = charges.map(({ month: charged, amountMinor }) => ({
    date: endOfMonth(charged),
    costMinor: 0n,
    depreciationMinor: amountMinor,
  }));
  const until = convention === 'following_month' ? null : convention === 'by_days' ? date : month;
  return earlierMinor + chargeOfMonth({ ...facts, changes: [...facts.changes, ...earlier] }, month, until);
}
