import { type Chart, isControlAccount, isPresentationOnly } from '@folio/ledger';
import type { FieldIssue } from '../../../../platform/http/domain-error.ts';

/** Reasons why a person may not post to an account: it must exist, be in use, and allow manual postings. */
export function accountFaults(path: string, code: string, chart: Chart): FieldIssue[] {
  const account = chart.byCode.get(code);
  const values = { account: code };
  if (account === undefined) return [{ path, word: 'account_unknown', values }];
  if (!account.active) return [{ path, word: 'entry_inactive_account', values }];
  if (isPresentationOnly(account)) return [{ path, word: 'entry_presentation_only_account', values }];
  if (isControlAccount(account)) return [{ path, word: 'ledger_control_account_not_allowed', values }];
  return [];
}
