import type { InvoiceDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceKey } from '../../../../../api/queries/trade/invoice.ts';
import { moneyCalls } from '../../../../../api/queries/trade/invoice-money.ts';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { useUsualDay } from '../../../../../components/day/use-usual-day.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { SideField } from '../../../../../components/form/side-form.tsx';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { OnceDialog } from '../../../../../components/payment/once/once-dialog.tsx';
import { useOnce } from '../../../../../components/payment/once/use-once.ts';
import { positive } from '../../../../../components/payment/outcome.ts';
import { isMoney, type Settlement } from './settlements.ts';

interface UndoDialogProps {
  invoice: InvoiceDetail;
  settlement: Settlement;
  onClose: () => void;
}

const shownFields = ['date', 'reason'];

/** Takes a payment or an allocation back: entered by mistake, or the bank took the money back. */
export function UndoDialog(props: UndoDialogProps) {
  const dayFor = useUsualDay();
  return dayFor && <UndoForm {...props} day={dayFor([props.settlement.date])} />;
}

function UndoForm({ invoice, settlement, onClose, day }: UndoDialogProps & { day: string }) {
  const { t } = useTranslation('invoice-life');
  const queryClient = useQueryClient();
  const [cause, setCause] = useState<'mistake' | 'returned'>('mistake');
  const [date, setDate] = useState(day);
  const [reason, setReason] = useState('');
  const isReturned = cause === 'returned';
  const call = useOnce(
    (key) =>
      moneyCalls.undo(
        invoice.id,
        {
          journal_entry_id: settlement.journal_entry_id,
          date: isReturned ? date : null,
          reason: reason.trim(),
        },
        key,
      ),
    (after) => {
      queryClient.setQueryData(invoiceKey(invoice.id), after);
      toast.success(t('undo.done'));
      onClose();
    },
  );
  const amount = formatAmount(positive(settlement.amount), { currency: invoice.currency });
  return (
    <OnceDialog
      title={t('undo.title', { number: settlement.number ?? t(`settlement.${settlement.kind}`) })}
      lead={t(settlement.kind === 'allocation' ? 'undo.leadAllocation' : 'undo.lead')}
      okText={t('undo.ok')}
      isDanger
      isReady
      call={call}
      fields={shownFields}
      outcome={t('undo.outcome', { amount, number: invoice.number })}
      onClose={onClose}
    >
      {isMoney(settlement) && (
        <Radio.Group
          className="money-radios grid gap-8"
          aria-label={t('undo.cause')}
          value={cause}
          onChange={(event) => setCause(event.target.value)}
          options={(['mistake', 'returned'] as const).map((value) => ({ value, label: t(`undo.${value}`) }))}
        />
      )}
      {isReturned && (
        <SideField id="undo-date" label={t('undo.date')} sentences={call.at('date')} hint={t('undo.dateHint')}>
          <DayInput id="undo-date" value={date} onChange={(typed) => typed && setDate(typed)} />
        </SideField>
      )}
      <SideField id="undo-reason" label={t('undo.reason')} sentences={call.at('reason')}>
        <Input
          id="undo-reason"
          value={reason}
          maxLength={300}
          placeholder={t(isReturned ? 'undo.reasonReturned' : 'undo.reasonMistake')}
          onChange={(event) => setReason(event.target.value)}
        />
      </SideField>
    </OnceDialog>
  );
}
