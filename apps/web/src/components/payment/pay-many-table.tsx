import type { InvoiceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../day/day.tsx';
import { OverdueDays } from '../invoice/columns.tsx';
import { Amount } from '../money/amount.tsx';
import { FigureInput } from '../money/figure-input.tsx';
import type { Shares } from './spread.ts';

interface PayManyTableProps {
  documents: readonly InvoiceRow[];
  currency: string;
  shares: Shares;
  onShare: (id: string, amount: string | null) => void;
}

export function PayManyTable({ documents, currency, shares, onShare }: PayManyTableProps) {
  const { t } = useTranslation(['invoice', 'invoice-life']);
  return (
    <div className="money-many table-full table-joined scroll">
      <table>
        <thead>
          <tr>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t('col.number')}
            </th>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t('col.dueDate')}
            </th>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t('col.due')}
            </th>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t('invoice-life:many.share', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((one) => (
            <tr key={one.id}>
              <td className="pad-6-8 middle ruled-below">{one.number}</td>
              <td className="pad-6-8 middle ruled-below">
                <Day value={one.due_date ?? one.issue_date} />
                <OverdueDays row={one} />
              </td>
              <td className="pad-6-8 middle ruled-below">
                <Amount value={one.due} currency={currency} />
              </td>
              <td className="pad-6-8 middle ruled-below">
                <FigureInput
                  label={t('invoice-life:many.shareOf', { number: one.number })}
                  value={shares[one.id] ?? null}
                  currency={currency}
                  onChange={(amount) => onShare(one.id, amount)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
