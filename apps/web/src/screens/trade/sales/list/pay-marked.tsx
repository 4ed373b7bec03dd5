import type { InvoiceRow } from '@folio/contract';
import type { InvoiceSide } from '../../../../api/queries/trade/invoice.ts';
import { commonCurrency } from '../../../../components/invoice/invoice-states.ts';
import { commonContact, rowsFor } from '../../../../components/invoice/list-view.ts';
import { PayBatchDialog } from '../../../../components/payment/pay-batch-dialog.tsx';
import { PayManyDialog } from '../../../../components/payment/pay-many-dialog.tsx';

interface PayMarkedProps {
  side: InvoiceSide;
  rows: readonly InvoiceRow[];
  onClose: () => void;
  onPaid: () => void;
}

/** One payment that may be shared out, where all are of one contact and currency; else one for each contact. */
export function PayMarked({ side, rows, onClose, onPaid }: PayMarkedProps) {
  const payable = rowsFor('pay', rows);
  const contactId = commonContact(payable);
  if (contactId !== null && commonCurrency(payable) !== null) {
    const chosen = payable.map(({ id }) => id);
    return <PayManyDialog contactId={contactId} side={side} chosen={chosen} onClose={onClose} onPaid={onPaid} />;
  }
  const leftOut = rows.length - payable.length;
  return <PayBatchDialog side={side} rows={payable} leftOut={leftOut} onClose={onClose} onPaid={onPaid} />;
}
