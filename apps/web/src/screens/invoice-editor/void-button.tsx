import type { InvoiceDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { afterPosting, invoiceCalls, invoiceKey } from '../../api/queries/invoice.ts';
import { Icon } from '../../components/icon.tsx';
import { toast } from '../../components/toast/toast.ts';

/** Voids a confirmed document; the reason is kept and a reversing entry is posted. */
export function VoidButton({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice');
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const reverse = async () => {
    setBusy(true);
    setRefusal('');
    try {
      queryClient.setQueryData(invoiceKey(invoice.id), await invoiceCalls.void(invoice.id, reason.trim()));
      await afterPosting(queryClient);
      setOpen(false);
      toast.success(t('void.done', { number: invoice.number }));
    } catch (cause) {
      setRefusal(cause instanceof ApiError && cause.message ? cause.message : t('common:error.generic'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<Icon name="ban" size={15} />} onClick={() => setOpen(true)}>
        {t('void.open')}
      </Button>
      <Modal
        open={isOpen}
        title={t('void.title', { number: invoice.number })}
        okText={t('void.open')}
        cancelText={t('common:cancel')}
        okButtonProps={{ danger: true, disabled: reason.trim() === '', loading: isBusy }}
        onOk={reverse}
        onCancel={() => setOpen(false)}
      >
        <p>{t('void.detail')}</p>
        <label className="void-reason" htmlFor="void-reason">
          {t('void.reason')}
          <Input id="void-reason" value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </label>
        {refusal && (
          <p className="paper-error" role="alert">
            {refusal}
          </p>
        )}
      </Modal>
    </>
  );
}
