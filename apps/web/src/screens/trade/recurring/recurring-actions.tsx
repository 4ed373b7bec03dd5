import type { RecurringDetail } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import type { RecurringFormState } from './use-recurring-form.ts';

interface RecurringActionsProps {
  stored: RecurringDetail | null;
  form: RecurringFormState;
  isTouched: boolean;
}

/** Save, and what else may be done with one that runs. */
export function RecurringActions({ stored, form, isTouched }: RecurringActionsProps) {
  const { t } = useTranslation('recurring');
  const isRunning = stored?.state === 'active';
  const more = [
    { key: 'make', label: t('makeNow'), disabled: !isRunning, onClick: form.makeNow },
    { key: 'end', label: t('end_now'), disabled: stored?.state === 'ended', onClick: () => form.move('ended') },
    { key: 'remove', label: t('removeOk'), danger: true, onClick: form.remove },
  ];
  return (
    <>
      {stored !== null && (
        <>
          <Dropdown menu={{ items: more }} trigger={['click']}>
            <Button aria-label={t('more')} icon={<Icon name="ellipsis" />} />
          </Dropdown>
          <Button disabled={form.isBusy || isTouched} onClick={() => form.move(isRunning ? 'paused' : 'active')}>
            {t(isRunning ? 'pause' : 'resume')}
          </Button>
        </>
      )}
      <Button type="primary" loading={form.isBusy} disabled={stored !== null && !isTouched} onClick={form.save}>
        {t('save')}
      </Button>
    </>
  );
}
