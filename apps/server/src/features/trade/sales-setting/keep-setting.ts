import type { SalesSetting, SalesSettingDetail } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { checkedSetting } from './check-setting.ts';
import { listImages, readStoredSetting, writeSetting } from './store.ts';

/** The data of the settings screen. `mailServer`: this installation has its own mail server configured. */
export async function getSalesSetting(tx: CompanyTransaction, mailServer: boolean): Promise<SalesSettingDetail> {
  const { setting, version } = await readStoredSetting(tx);
  return { version, setting, images: await listImages(tx), mail_server: mailServer };
}

/** Saves the setting over the version that was read. */
export async function saveSalesSetting(
  tx: CompanyTransaction,
  call: LedgerCall,
  { version, setting }: { version: number; setting: SalesSetting },
): Promise<void> {
  const before = await readStoredSetting(tx);
  if (before.version !== version) throw new DomainError('stale_version');
  const checked = await checkedSetting(tx, setting);
  const change = fieldChanges(audited(before.setting), audited(checked));
  if (Object.keys(change).length === 0) return;
  if (!(await writeSetting(tx, version, checked))) throw new DomainError('stale_version');
  const event = { userId: call.userId, at: call.now, action: 'sales_setting_changed' as const };
  await writeAudit(tx, { ...event, subjectType: 'company', subjectId: tx.companyId, change });
}

function audited(setting: SalesSetting): AuditedFields {
  return Object.fromEntries(
    Object.entries(setting).map(([field, value]) => {
      if (value === null || value === '') return [field, null];
      if (Array.isArray(value)) return [field, value.join(', ')];
      return [field, typeof value === 'object' ? value.value : String(value)];
    }),
  );
}
