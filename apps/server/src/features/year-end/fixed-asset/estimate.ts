import type { EstimateBody, FixedAsset } from '@folio/contract';
import { type Estimate, endOfMonth, estimateFaults, formatMoney, startOfMonth } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { chargedThrough, type KnownAsset, loadAsset, refuseChange } from './asset-facts.ts';
import { getAsset } from './get-asset.ts';
import { minorOf, noteAsset } from './record.ts';
import { insertEstimate } from './store.ts';

/**
 * Changes method, life, residual value or convention from a month on. Months that were charged keep their amounts. Throws
 * `validation_failed` for a month that was charged, or before an estimate that holds already.
 */
export async function changeEstimate(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: EstimateBody,
): Promise<FixedAsset> {
  const { baseCurrency } = await openBooks(tx);
  const known = await loadAsset(tx, id);
  const estimate = newEstimate(known, body, baseCurrency);
  await insertEstimate(tx, call, { assetId: id, estimate, reason: body.reason });
  const months = String(estimate.lifeMonths);
  const fields = { number: known.asset.number, date: estimate.from, reason: body.reason, life_months: months };
  await noteAsset(tx, call, id, 'fixed_asset_estimated', fields);
  return getAsset(tx, id);
}

/**
 * The estimate that a request asks for. Throws `validation_failed` for a month that was charged or has an estimate, and for
 * terms that cannot be.
 */
export function newEstimate(known: KnownAsset, body: Omit<EstimateBody, 'reason'>, baseCurrency: string): Estimate {
  const from = startOfMonth(body.month);
  const charged = chargedThrough(known);
  const last = [charged, ...known.estimates.map((one) => startOfMonth(one.from))].sort().at(-1) ?? charged;
  if (from <= last) throw monthFault(known.asset.number, endOfMonth(last));
  refuseChange(known, endOfMonth(from));
  const estimate: Estimate = {
    from,
    method: body.method,
    convention: body.convention,
    lifeMonths: body.life_months,
    residualMinor: minorOf('residual', body.residual, baseCurrency),
    rateBasisPoints: body.method === 'reducing_balance' ? body.rate_basis_points : null,
  };
  const carryingMinor = known.costMinor - known.depreciationMinor;
  const values = {
    cost: formatMoney(carryingMinor, baseCurrency),
    residual: formatMoney(estimate.residualMinor, baseCurrency),
    months: String(estimate.lifeMonths),
  };
  const faults = estimateFaults(estimate, carryingMinor).map(({ path, code }) => ({ path, word: code, values }));
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  return estimate;
}

function monthFault(number: string, date: string): DomainError {
  const values = { number, date };
  return new DomainError('validation_failed', { faults: [{ path: 'month', word: 'asset_estimate_month', values }] });
}
