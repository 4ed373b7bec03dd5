import type { InvoiceDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls, invoiceKey } from '../../../../api/queries/trade/invoice.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { OnceDialog } from '../../../../components/payment/once/once-dialog.tsx';
import { useOnce } from '../../../../components/payment/once/use-once.ts';

interface ReasonDialogProps {
  act: 'void' | 'reject';
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Voids a posted document, or sends one that waits for approval back: either takes a reason, which is kept. */
export function ReasonDialog({ act, invoice, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('invoice-life');
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { id, number, version } = invoice;
  const call = useOnce(
    (key) =>
      act === 'void' ? invoiceCalls.void(id, reason.trim(), key) : invoiceCalls.reject(id, version, reason.trim(), key),
    (after) => {
      queryClient.setQueryData(invoiceKey(id), after);
      toast.success(t(`${act}.done`, { number }));
      onClose();
    },
  );
  return (
    <OnceDialog
      title={t(`${act}.title`, { number })}
      lead={t(`${act}.detail`)}
      okText={t(`action.${act}`)}
      isDanger
      isReady={reason.trim() !== ''}
      call={call}
      fields={['reason']}
      onClose={onClose}
    >
      <SideField id="reason" label={t(`${act}.reason`)} sentences={call.at('reason')}>
        <Input id="reason" value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </SideField>
    </OnceDialog>
  );
}
