import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '../../../../components/form/reasoned-button.tsx';
import { type ListKind, rowsFor } from '../../../../components/invoice/list-view.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { BulkOutcomeDialog } from './bulk-outcome.tsx';
import { sumOf } from './sum-of.ts';
import { type BulkCall, useBulk } from './use-bulk.ts';
import type { Marked } from './use-marked.ts';

interface BulkBarProps {
  kind: ListKind;
  marked: Marked;
  baseCurrency: string;
  /** The marked ones are paid together. */
  onPay: () => void;
  /** Saves the marked ones as a file. */
  exporting: ReactNode;
}

/** Sticks at the foot while documents are marked: what can be done with all of them at once. */
export function BulkBar({ kind, marked, baseCurrency, onPay, exporting }: BulkBarProps) {
  const { t } = useTranslation('invoice-life');
  const readOnly = !useMay('write');
  const bulk = useBulk((done) =>
    marked.mark(
      marked.rows.filter((row) => done.has(row.id)),
      false,
    ),
  );
  const { rows } = marked;
  const acts: readonly BulkCall[] = kind === 'purchases' ? ['confirm', 'remove'] : ['confirm', 'send', 'remove'];
  return (
    <>
      {rows.length > 0 && (
        <section
          className="sales-bulk bottom-12 pad-10-16 gap-8-20 flex wrap items-center between sticky above-12 bg-raised radius-huge"
          aria-label={t('bulk.title')}
        >
          <p className="m-0" role="status">
            {bulk.progress ? (
              t('bulk.progress', bulk.progress)
            ) : (
              <SelectionWords marked={marked} kind={kind} baseCurrency={baseCurrency} />
            )}
          </p>
          <div className="flex wrap items-center gap-8">
            {!readOnly && (
              <>
                {kind !== 'quotations' && <PayButton kind={kind} marked={marked} onPay={onPay} />}
                {acts
                  .map((act) => ({ act, able: rowsFor(act, rows) }))
                  .map(({ act, able }) => (
                    <ReasonedButton
                      key={act}
                      reason={bulk.progress ? t('bulk.busy') : able.length === 0 ? t(`bulk.${act}None`) : null}
                      danger={act === 'remove'}
                      onClick={() => void bulk.run(act, able)}
                    >
                      {t(`bulk.${act}`, { count: able.length })}
                    </ReasonedButton>
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

/** How many are selected, their sum, and what is still due of it. */
function SelectionWords({ marked, kind, baseCurrency }: Pick<BulkBarProps, 'marked' | 'kind' | 'baseCurrency'>) {
  const { t } = useTranslation('invoice-life');
  const { currency, total, due, leftOut } = sumOf(marked.rows, baseCurrency);
  return (
    <>
      {t('bulk.marked', { count: marked.rows.length })}, <Amount value={total} strong currency={currency} withCode />
      {kind !== 'quotations' && due !== total && (
        <span className="muted">
          {' '}
          ({t('bulk.due')} <Amount value={due} />)
        </span>
      )}
      {leftOut > 0 && <span className="muted"> {t('bulk.leftOut', { count: leftOut })}</span>}
    </>
  );
}

function PayButton({ kind, marked, onPay }: Pick<BulkBarProps, 'kind' | 'marked' | 'onPay'>) {
  const { t } = useTranslation('invoice-life');
  const { length } = rowsFor('pay', marked.rows);
  return (
    <ReasonedButton type="primary" reason={length === 0 ? t('bulk.nothingToPay') : null} onClick={onPay}>
      {t(kind === 'sales' ? 'bulk.receive' : 'bulk.pay', { count: Math.max(1, length) })}
    </ReasonedButton>
  );
}
