import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { contactName } from '../invoice/columns.tsx';
import { Amount } from '../money/amount.tsx';
import type { BatchGroup } from './batch-groups.ts';

interface PayBatchTableProps {
  side: InvoiceSide;
  groups: readonly BatchGroup[];
  totals: readonly { currency: string; amount: string }[];
  /** Whether an account is chosen to pay a group from. */
  isPaid: (group: Pick<BatchGroup, 'currency'>) => boolean;
}

export function PayBatchTable({ side, groups, totals, isPaid }: PayBatchTableProps) {
  const { t } = useTranslation('invoice-life');
  return (
    <div className="money-many table-full table-joined scroll money-batch">
      <table>
        <thead>
          <tr>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t(`batch.contact.${side}`)}
            </th>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t('batch.documents')}
            </th>
            <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="col">
              {t('batch.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr
              key={`${group.contactId} ${group.currency}`}
              className={isPaid(group) ? undefined : 'money-batch-unpaid faint'}
            >
              <td className="pad-6-8 middle ruled-below">{group.documents[0] && contactName(group.documents[0])}</td>
              <td className="pad-6-8 middle ruled-below">{group.documents.map(({ number }) => number).join(', ')}</td>
              <td className="pad-6-8 middle ruled-below">
                <Amount value={group.amount} currency={group.currency} withCode />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ currency, amount }) => (
            <tr key={currency}>
              <th className="sticky top-0 z-1 pad-6-8 font-small medium muted text-left bg-raised" scope="row">
                {t('batch.total', { currency })}
              </th>
              <td className="pad-6-8 middle ruled-below" />
              <td className="pad-6-8 middle ruled-below">
                <Amount value={amount} currency={currency} withCode strong />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
