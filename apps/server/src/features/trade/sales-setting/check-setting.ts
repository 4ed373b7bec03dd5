import type { SalesSetting } from '@folio/contract';
import { fpsAccount } from '@folio/paper';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { listBankAccounts } from '../../books/ledger/index.ts';

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
