import type { InvoiceDraft } from '@folio/contract';
import { formatMoney, multiplyRate, parseMoney } from '@folio/ledger/money';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { useSession } from '../../session/session-store.ts';
import { draftTotals } from './invoice-draft.ts';

/** Subtotal, tax and amount due, counted by the ledger as one types. */
export function Totals({ draft }: { draft: InvoiceDraft }) {
  const { t } = useTranslation('invoice');
  const { company } = useSession();
  const totals = draftTotals(draft);
  const base = company?.base_currency ?? 'HKD';
  const inBase =
    totals && draft.rate && draft.currency !== base ? baseTotal(totals.total, draft.currency, draft.rate, base) : null;
  const figure = (value: string | undefined) => (
    <Amount value={value ?? null} currency={draft.currency} withCode={draft.currency !== base} />
  );
  return (
    <dl className="paper-totals" aria-live="polite">
      <div>
        <dt>{t('field.subtotal')}</dt>
        <dd>{figure(totals?.subtotal)}</dd>
      </div>
      {draft.amounts_are !== 'no_tax' && (
        <div>
          <dt>{t('field.total_tax')}</dt>
          <dd>{figure(totals?.totalTax)}</dd>
        </div>
      )}
      <div className="paper-due">
        <dt>{t('field.amount_due')}</dt>
        <dd>{figure(totals?.total)}</dd>
      </div>
      {inBase && (
        <div className="paper-base">
          <dt>{t('inBase', { currency: base })}</dt>
          <dd>
            <Amount value={inBase} currency={base} withCode />
          </dd>
        </div>
      )}
      {totals === null && <p className="paper-error">{t('cannotCount')}</p>}
    </dl>
  );
}

/** The total in base currency; null while the rate is not one. */
function baseTotal(total: string, currency: string, rate: string, base: string): string | null {
  try {
    return formatMoney(multiplyRate(parseMoney(total, currency), currency, rate, base), base);
  } catch {
    return null;
  }
}
