import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { useMay } from '../../session/use-may.ts';
import { PayManyDialog } from './pay-many-dialog.tsx';

/** Records one payment for all open documents of a contact; hidden from users with read-only access. */
export function PayContactButton({ contactId, side }: { contactId: string; side: InvoiceSide }) {
  const { t } = useTranslation('invoice-life');
  const readOnly = !useMay('write');
  const [isOpen, setOpen] = useState(false);
  if (readOnly) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(`many.ok.${side}`)}
      </Button>
      {isOpen && <PayManyDialog contactId={contactId} side={side} chosen={[]} onClose={() => setOpen(false)} />}
    </>
  );
}
