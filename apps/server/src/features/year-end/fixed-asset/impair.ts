import type { FixedAsset, ImpairmentBody } from '@folio/contract';
import { depreciationLines, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { labelOf, loadAsset, refuseChange } from './asset-facts.ts';
import { classOf } from './classes.ts';
import { getAsset } from './get-asset.ts';
import { accountsOf, minorOf, noteAsset, recordPosting } from './record.ts';

/**
 * Reduces the carrying amount of an asset; later months spread what is left. Throws `validation_failed` for an amount that
 * is not above zero, or above the carrying amount.
 */
export async function impairAsset(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: ImpairmentBody,
): Promise<FixedAsset> {
  const { baseCurrency } = await openBooks(tx);
  const known = await loadAsset(tx, id);
  refuseChange(known, body.date);
  const amountMinor = minorOf('amount', body.amount, baseCurrency);
  const carryingMinor = known.costMinor - known.depreciationMinor;
  if (amountMinor <= 0n || amountMinor > carryingMinor) {
    const values = { found: body.amount, carrying: formatMoney(carryingMinor, baseCurrency) };
    throw new DomainError('validation_failed', { faults: [{ path: 'amount', word: 'asset_impairment', values }] });
  }
  const assetClass = await classOf(tx, known.asset.classId);
  const label = labelOf(known);
  const line = {
    assetId: id,
    kind: 'impairment' as const,
    costMinor: 0n,
    depreciationMinor: amountMinor,
    proceedsMinor: 0n,
  };
  const posting = {
    kind: 'impairment' as const,
    date: body.date,
    classId: assetClass.id,
    month: null,
    note: body.note,
  };
  const narration = `Impairment of ${label}`;
  await recordPosting(
    tx,
    call,
    { ...posting, lines: [line] },
    { narration, lines: depreciationLines(accountsOf(assetClass), [{ label, amountMinor }], narration) },
  );
  const fields = { number: known.asset.number, date: body.date, amount: formatMoney(amountMinor, baseCurrency) };
  await noteAsset(tx, call, id, 'fixed_asset_impaired', fields);
  return getAsset(tx, id);
}
