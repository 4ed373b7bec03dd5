import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commonCurrency } from '../../../../components/invoice/invoice-states.ts';
import { type ListKind, rowsFor } from '../../../../components/invoice/list-view.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { BulkOutcomeDialog } from './bulk-outcome.tsx';
import { dueOf } from './due-of.ts';
import { type BulkCall, useBulk } from './use-bulk.ts';
import type { Marked } from './use-marked.ts';

interface BulkBarProps {
  kind: ListKind;
  marked: Marked;
  /** The marked ones are paid together. */
  onPay: () => void;
  /** Saves the marked ones as a file. */
  exporting: ReactNode;
}

/** Sticks at the foot while documents are marked: what can be done with all of them at once. */
export function BulkBar({ kind, marked, onPay, exporting }: BulkBarProps) {
  const { t } = useTranslation('invoice-life');
  const readOnly = !useMay('write');
  const bulk = useBulk((done) =>
    marked.mark(
      marked.rows.filter((row) => done.has(row.id)),
      false,
    ),
  );
  const { rows } = marked;
  const currency = commonCurrency(rows);
  const acts: readonly BulkCall[] = kind === 'purchases' ? ['confirm', 'remove'] : ['confirm', 'send', 'remove'];
  return (
    <>
      {rows.length > 0 && (
        <section
          className="sales-bulk gap-8-20 flex wrap items-center between sticky above-12 bg-raised radius-huge"
          aria-label={t('bulk.title')}
        >
          <p role="status">
            {bulk.progress ? t('bulk.progress', bulk.progress) : t('bulk.marked', { count: rows.length })}{' '}
            {currency !== null && kind !== 'quotations' && (
              <Amount value={dueOf(rows, currency)} currency={currency} withCode strong />
            )}
          </p>
          <div className="flex wrap items-center gap-8">
            {!readOnly && (
              <>
                {kind !== 'quotations' && <PayButton kind={kind} marked={marked} onPay={onPay} />}
                {acts
                  .map((act) => ({ act, able: rowsFor(act, rows) }))
                  .filter(({ able }) => able.length > 0)
                  .map(({ act, able }) => (
                    <Button
                      key={act}
                      disabled={bulk.progress !== null}
                      danger={act === 'remove'}
                      onClick={() => void bulk.run(act, able)}
                    >
                      {t(`bulk.${act}`, { count: able.length })}
                    </Button>
                  ))}
              </>
            )}
            {exporting}
            <Button type="text" icon={<Icon name="x" size={15} />} onClick={marked.clear}>
              {t('bulk.clear')}
            </Button>
          </div>
        </section>
      )}
      {bulk.outcome && <BulkOutcomeDialog outcome={bulk.outcome} onClose={bulk.close} />}
    </>
  );
}

function PayButton({ kind, marked, onPay }: Pick<BulkBarProps, 'kind' | 'marked' | 'onPay'>) {
  const { t } = useTranslation('invoice-life');
  const payable = rowsFor('pay', marked.rows);
  if (payable.length === 0) return <span className="self-center font-base muted">{t('bulk.nothingToPay')}</span>;
  return (
    <Button type="primary" onClick={onPay}>
      {t(kind === 'sales' ? 'bulk.receive' : 'bulk.pay', { count: payable.length })}
    </Button>
  );
}
