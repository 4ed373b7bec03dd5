import type { AssetSetting } from '@folio/contract';
import { type Currency, formatMoney, minorDigits } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks, writeAudit } from '../../../books/ledger/index.ts';
import { minorOf, refuseNegative } from '../record.ts';
import { findSetting, type StoredSetting, writeSetting } from './setting-store.ts';

/** Until a company chooses another amount, an expense of 5,000 on a bill may be a fixed asset. No rule of law says so. */
const BILL_MAJOR = 5_000n;

/** From which amount on expenses on bills are offered as fixed assets. */
export async function readBillThreshold(tx: CompanyTransaction, currency: Currency): Promise<StoredSetting> {
  return (await findSetting(tx)) ?? { billMinor: BILL_MAJOR * 10n ** BigInt(minorDigits(currency)), version: 0 };
}

export async function readSetting(tx: CompanyTransaction): Promise<AssetSetting> {
  const { baseCurrency } = await readBooks(tx);
  return present(await readBillThreshold(tx, baseCurrency), baseCurrency);
}

/** Changes the amount; 0 offers only lines on cost accounts. Throws `validation_failed` and `stale_version`. */
export async function saveSetting(
  tx: CompanyTransaction,
  call: LedgerCall,
  { bill_threshold, version }: AssetSetting,
): Promise<AssetSetting> {
  const { baseCurrency } = await readBooks(tx);
  const before = await readBillThreshold(tx, baseCurrency);
  const billMinor = minorOf('bill_threshold', bill_threshold, baseCurrency);
  refuseNegative('bill_threshold', billMinor, baseCurrency);
  if (!(await writeSetting(tx, { billMinor, version }))) throw new DomainError('stale_version');
  const after = { billMinor, version: version + 1 };
  const fields = ({ bill_threshold: amount }: AssetSetting) => ({ bill_threshold: amount });
  await writeAudit(tx, {
    userId: call.userId,
    at: call.now,
    action: 'asset_setting_changed',
    subjectType: 'company',
    subjectId: tx.companyId,
    change: fieldChanges(fields(present(before, baseCurrency)), fields(present(after, baseCurrency))),
  });
  return present(after, baseCurrency);
}

function present({ billMinor, version }: StoredSetting, currency: Currency): AssetSetting {
  return { bill_threshold: formatMoney(billMinor, currency), version };
}
