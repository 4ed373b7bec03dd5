import type { InvoiceDetail } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { saveReceipt } from '../../../../../api/queries/trade/invoice-money.ts';
import { Day } from '../../../../../components/day/day.tsx';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../../components/form/refusal-text.ts';
import { Amount } from '../../../../../components/money/amount.tsx';
import { Card } from '../../../../../components/page/card.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useMay } from '../../../../../session/use-may.ts';
import type { Settlement } from '../money/settlements.ts';
import { UndoDialog } from '../money/undo-dialog.tsx';
import { OpenCredits } from './open-credits.tsx';

/** Payments and credits of a document, each with the action that reverses it, and the contact's unused credits. */
export function SettlementCard({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const readOnly = !useMay('write');
  const [undone, setUndone] = useState<Settlement | null>(null);
  return (
    <Card title={t('settlement.title')}>
      {invoice.settlements.length === 0 && <p className="muted">{t('settlement.none')}</p>}
      <ul className="settlements last-unruled">
        {invoice.settlements.map((one) => (
          <SettlementRow
            key={`${one.journal_entry_id}${one.number}`}
            invoice={invoice}
            settlement={one}
            onUndo={readOnly || !one.undoable ? null : () => setUndone(one)}
          />
        ))}
      </ul>
      <OpenCredits invoice={invoice} />
      {undone && <UndoDialog invoice={invoice} settlement={undone} onClose={() => setUndone(null)} />}
    </Card>
  );
}

interface SettlementRowProps {
  invoice: InvoiceDetail;
  settlement: Settlement;
  onUndo: (() => void) | null;
}

/** An allocation's counterpart may be a payment, which has no page. */
function isInvoiceType(type: string): boolean {
  return type.endsWith('invoice') || type.endsWith('bill') || type.endsWith('credit_note');
}

function SettlementRow({ invoice, settlement, onUndo }: SettlementRowProps) {
  const { t } = useTranslation('invoice-life');
  const { kind, number, other, money_id: moneyId } = settlement;
  const hasReceipt =
    (kind === 'receipt' || kind === 'director') && moneyId !== null && invoice.type === 'sales_invoice';
  const save = () => {
    if (moneyId !== null) saveReceipt(moneyId, number ?? '').catch((cause) => toast.error(refusalText(cause)));
  };
  return (
    <li className="grid columns-wide-auto gap-12 pad-8-0 ruled-below">
      <div>
        <span className="settlement-kind">{t(`settlement.kind.${kind}`, { defaultValue: kind })}</span>{' '}
        {other && isInvoiceType(other.type) ? (
          <Link to={`/invoice/${other.id}`}>{other.number}</Link>
        ) : (
          <Link to={`/journal-entry/${settlement.journal_entry_id}`}>{number}</Link>
        )}
        <small className="flex wrap items-center font-small muted min-h-26">
          <Day value={settlement.date} />
          {hasReceipt && (
            <Button type="link" size="small" icon={<Icon name="download" size={13} />} onClick={save}>
              {t('settlement.receipt')}
            </Button>
          )}
          {onUndo && (
            <Button type="link" size="small" icon={<Icon name="undo" size={13} />} onClick={onUndo}>
              {t('settlement.undo')}
            </Button>
          )}
        </small>
      </div>
      <Amount value={settlement.amount} currency={invoice.currency} />
    </li>
  );
}
