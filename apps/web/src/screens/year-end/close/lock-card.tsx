import type { CloseBoard } from '@folio/contract';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { useClosingSave } from './use-closing-save.ts';

/** Locks the books through the end of the period. While hard tasks are open it needs a reason. */
export function LockCard({ board }: { board: CloseBoard }) {
  const { t } = useTranslation('accounting-close');
  const mayLock = useMay('control');
  const { lock } = useCloseCalls();
  const [reason, setReason] = useState('');
  const { isBusy, error, save } = useClosingSave(() => setReason(''));
  const date = formatDay(board.end, currentLanguage());
  const hindrance = board.locked ? 'locked' : !board.over ? 'notOver' : mayLock ? null : 'notAllowed';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save(() => lock({ kind: board.kind, end: board.end, reason: reason.trim() }));
  };
  return (
    <Card title={t('lock.title')} extra={<Link to="/accounting/period-lock">{t('lock.history')}</Link>}>
      {hindrance !== null && <p className="muted">{t(`lock.${hindrance}`, { date })}</p>}
      {hindrance === null && (
        <form className="grid gap-12" aria-label={t('lock.title')} onSubmit={submit}>
          <p className={board.open_hard > 0 ? 'text-red' : 'text-green'}>
            {board.open_hard > 0 ? t('lock.open', { count: board.open_hard }) : t('lock.ready')}
          </p>
          {board.open_hard > 0 && (
            <SideField id="close-reason" label={t('lock.reason')} sentences={error?.fields.reason}>
              <Input
                id="close-reason"
                maxLength={300}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </SideField>
          )}
          {error && error.fields.reason === undefined && <Refusal error={error} />}
          <div>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('lock.do', { date })}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
