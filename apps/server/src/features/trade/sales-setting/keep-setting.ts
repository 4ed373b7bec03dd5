import type { SalesSetting, SalesSettingDetail } from '@folio/contract';
import { fpsAccount } from '@folio/paper';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { NO_IMAGES, type PaperImages } from '../../../platform/paper-file/index.ts';
import {
  type AuditedFields,
  fieldChanges,
  type LedgerCall,
  listBankAccounts,
  writeAudit,
} from '../../books/ledger/index.ts';
import { listImages, readImages, readStoredSetting, writeSetting } from './store.ts';

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

const FPS_WORDS = { id: 'sales_fps_id', mobile: 'sales_fps_mobile', email: 'sales_fps_email' } as const;

/** The setting as stored: the payment address in the FPS format, reminder days unique and sorted. */
export async function checkedSetting(tx: CompanyTransaction, typed: SalesSetting): Promise<SalesSetting> {
  const faults: FieldIssue[] = [];
  const fps = typed.fps === null ? null : fpsAccount(typed.fps.kind, typed.fps.value);
  if (typed.fps !== null && fps === null)
    faults.push({ path: 'setting.fps.value', word: FPS_WORDS[typed.fps.kind], values: { found: typed.fps.value } });
  const payTo = typed.pay_to_account_id;
  const accounts = payTo === null ? [] : await listBankAccounts(tx);
  if (payTo !== null && !accounts.some(({ id, kind }) => id === payTo && kind === 'bank'))
    faults.push({ path: 'setting.pay_to_account_id', word: 'sales_pay_to_unknown' });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const days = [...new Set(typed.reminder_days)].sort((a, b) => a - b);
  return { ...typed, fps: fps === null ? null : { kind: fps.kind, value: fps.value }, reminder_days: days };
}

/** The company's setting; defaults if it was never saved. */
export async function readSalesSetting(tx: CompanyTransaction): Promise<SalesSetting> {
  return (await readStoredSetting(tx)).setting;
}

/** The company's images, ready for printing. */
export async function readPaperImages(tx: CompanyTransaction): Promise<PaperImages> {
  return { ...NO_IMAGES, ...Object.fromEntries(await readImages(tx)) };
}
