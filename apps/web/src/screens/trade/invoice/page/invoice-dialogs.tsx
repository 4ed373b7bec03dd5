import type { InvoiceDetail } from '@folio/contract';
import { SendDialog } from '../../../../components/emails/send-dialog.tsx';
import { contactName } from '../../../../components/invoice/columns.tsx';
import { isSale } from '../../../../components/invoice/invoice-states.ts';
import { positive } from '../../../../components/payment/outcome.ts';
import { ApplyCreditDialog } from './money/apply-credit-dialog.tsx';
import { BadDebtDialog } from './money/bad-debt-dialog.tsx';
import { PayDialog } from './money/pay-dialog.tsx';
import { RefundDialog } from './money/refund-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { DialogName } from './use-actions.ts';

interface InvoiceDialogsProps {
  dialog: DialogName;
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** The dialog of an action. */
export function InvoiceDialogs({ dialog, invoice, onClose }: InvoiceDialogsProps) {
  switch (dialog) {
    case 'pay':
      return <PayDialog invoice={invoice} place="account" onClose={onClose} />;
    case 'director':
    case 'deposit':
      return <PayDialog invoice={invoice} place={dialog} onClose={onClose} />;
    case 'applyCredit':
    case 'applyOut':
      return <ApplyCreditDialog invoice={invoice} onClose={onClose} />;
    case 'badDebt':
      return <BadDebtDialog invoice={invoice} onClose={onClose} />;
    case 'refund':
      return (
        <RefundDialog
          credit={{
            id: invoice.id,
            number: invoice.number,
            currency: invoice.currency,
            open: positive(invoice.due),
            date: invoice.issue_date,
          }}
          side={isSale(invoice.type) ? 'sales' : 'purchases'}
          contact={contactName(invoice)}
          onClose={onClose}
        />
      );
    case 'send':
      return <SendDialog invoiceId={invoice.id} onClose={onClose} />;
    case 'void':
    case 'reject':
      return <ReasonDialog act={dialog} invoice={invoice} onClose={onClose} />;
  }
}
