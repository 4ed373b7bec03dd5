import { formatMoney, multiplyRate, parseMoney } from '@folio/ledger/money';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session-store.ts';
import { Amount } from '../../money/amount.tsx';
import type { DraftTotals } from '../draft-totals.ts';
import { DiscountCell } from '../items/discount-cell.tsx';
import { sentencesOf } from '../items/item-faults.ts';
import type { PaperPartProps } from '../paper-part.ts';

type TotalsProps = Omit<PaperPartProps, 'type'> & { totals: DraftTotals | null };

/** Items, discount, tax and amount due, computed with the ledger's rules while the user types. */
export const Totals = memo(function Totals({ head, totals, change, errors }: TotalsProps) {
  const { t } = useTranslation('invoice-editor');
  const base = useSession().company?.base_currency ?? 'HKD';
  const inBase = totals && head.rate && head.currency !== base ? baseTotal(totals.total, head, base) : null;
  const figure = (value: string | undefined) => (
    <Amount value={value ?? null} currency={head.currency} withCode={head.currency !== base} />
  );
  const fault = sentencesOf(errors, 'discount');
  return (
    <section className="sheet-totals" aria-label={t('section.totals')}>
      <dl className="grid gap-7">
        <Line name="itemsTotal">{figure(totals?.itemsTotal)}</Line>
        <div className="sheet-discount">
          <dt className="flex items-center gap-10 muted">
            <span>{t('totals.discount')}</span>
            <DiscountCell
              cell="discount"
              label={t('totals.discount')}
              isWrong={fault !== ''}
              of={head}
              currency={head.currency}
              onChange={(changes) => change((before) => ({ ...before, ...changes }))}
            />
          </dt>
          <dd className="text-right num">{head.discount !== null && totals && figure(takenOff(totals.discount))}</dd>
        </div>
        {fault !== '' && <p className="above-4 font-small text-red">{fault}</p>}
        <Line name="subtotal">{figure(totals?.subtotal)}</Line>
        <Line name="totalTax">{figure(totals?.totalTax)}</Line>
        <div className="sheet-due above-4 bold font-title" aria-live="polite">
          <dt className="muted">{t('totals.due')}</dt>
          <dd className="text-right num">{figure(totals?.total)}</dd>
        </div>
        {inBase && (
          <div className="font-base">
            <dt className="muted">{t('totals.inBase', { currency: base })}</dt>
            <dd className="text-right num">
              <Amount value={inBase} currency={base} withCode />
            </dd>
          </div>
        )}
      </dl>
      {totals === null && <p className="above-4 font-small text-red">{t('totals.cannotCount')}</p>}
    </section>
  );
});

function Line({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('invoice-editor');
  return (
    <div>
      <dt className="muted">{t(`totals.${name}`)}</dt>
      <dd className="text-right num">{children}</dd>
    </div>
  );
}

function takenOff(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** The total in base currency; null while the rate is invalid. */
function baseTotal(total: string, head: { currency: string; rate: string | null }, base: string): string | null {
  try {
    const minor = multiplyRate(parseMoney(total, head.currency), head.currency, head.rate ?? '', base);
    return formatMoney(minor, base);
  } catch {
    return null;
  }
}
