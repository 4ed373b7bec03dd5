import type { StaffRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffCalls } from '../../../api/queries/people/staff.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { useCompanyName } from '../../../layouts/main/use-company-name.ts';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { useSession } from '../../../session/session-store.ts';
import { isLastOwner } from './roles.ts';

/** What can be done with somebody: sending an invitation again or taking it back, and removing a member. */
export function RowActions({ row, rows }: { row: StaffRow; rows: readonly StaffRow[] }) {
  const { t } = useTranslation('staff');
  const { profile } = useSession();
  const company = useCompanyName();
  const ask = useConfirm();
  const calls = useStaffCalls();
  const [isBusy, setBusy] = useState(false);
  const name = row.name || row.email;
  const run = (work: () => Promise<void>) => () => {
    setBusy(true);
    // The client has said why it was refused.
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const resend = run(async () => {
    const sent = await calls.resend(row.id);
    if (sent?.mail_failed) toast.error(t('mailFailed', { email: row.email }));
    else toast.success(t('invited', { email: row.email }));
  });
  const remove = run(async () => {
    const isOwn = row.id === profile?.id;
    const detail = t(isOwn ? 'remove.own' : row.state === 'active' ? 'remove.detail' : 'remove.invitation');
    const title = t(row.state === 'active' ? 'remove.title' : 'cancel.title', { name, company });
    const okText = t(row.state === 'active' ? 'remove.ok' : 'cancel.ok');
    if (!(await ask({ title, detail, okText, danger: true }))) return;
    await calls.remove(row.id);
    toast.success(t(row.state === 'active' ? 'removed' : 'cancelled', { name }));
    if (isOwn) await refreshSession();
  });
  return (
    <span className="inline-flex wrap justify-end gap-8">
      {row.state === 'invited' && (
        <Button size="small" disabled={isBusy} aria-label={t('resendTo', { name })} onClick={resend}>
          {t('resend')}
        </Button>
      )}
      {!isLastOwner(row, rows) && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t(row.state === 'active' ? 'removeName' : 'cancelName', { name })}
          onClick={remove}
        >
          {t(row.state === 'active' ? 'remove.button' : 'cancel.button')}
        </Button>
      )}
    </span>
  );
}
