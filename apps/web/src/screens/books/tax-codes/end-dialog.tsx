import type { TaxCodeRow } from '@folio/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaxCodeCalls } from '../../../api/queries/books/accounting-tax-code.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';

/** The last day a code may be used; the toast takes it back. */
export function EndDialog({ code: row, onClose }: { code: TaxCodeRow; onClose: () => void }) {
  const { t } = useTranslation('accounting-tax-codes');
  const { change } = useTaxCodeCalls();
  const [last, setLast] = useState(row.valid_to ?? todayInHongKong());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { used: _used, ...code } = row;
  const end = async () => {
    if (!settleFields()) return;
    setBusy(true);
    try {
      await change({ ...code, valid_to: last });
      onClose();
      toast.success(t('end.done', { code: code.code }), {
        action: {
          label: t('common:undo'),
          run: () => void change(code).catch((cause) => toast.error(refusalText(cause))),
        },
        durationMs: 6000,
      });
    } catch (cause) {
      setRefusal(refusalText(cause));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={420}
      title={t('end.title', { code: code.code })}
      okText={t('end.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={() => void end()}
      onCancel={onClose}
    >
      <p className="below-14 muted">{t('end.detail')}</p>
      <SideField id="end-day" label={t('end.day')} sentences={refusal === '' ? [] : [refusal]}>
        <DayInput id="end-day" value={last} onChange={(day) => day && setLast(day)} />
      </SideField>
    </Modal>
  );
}
