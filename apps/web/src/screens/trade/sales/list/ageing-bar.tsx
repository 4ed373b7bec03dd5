import type { InvoiceListMeta } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../../../api/queries/trade/invoice.ts';
import { StackedBar } from '../../../../components/chart/stacked-bar.tsx';
import { Reserved } from '../../../../components/page/reserved.tsx';

interface AgeingBarProps {
  kind: InvoiceSide;
  /** Undefined while the list is loading. */
  meta: InvoiceListMeta | undefined;
  age: string;
  onAge: (age: string) => void;
}

/** As high as the bar with its parts in one row. */
const HEIGHT_PX = 96;

/** What is due by age, above the list; a part shows only its documents. Nothing while nothing is due. */
export function AgeingBar({ kind, meta, age, onAge }: AgeingBarProps) {
  const { t } = useTranslation(['invoice-life', 'common']);
  if (meta === undefined) return <Reserved heightPx={HEIGHT_PX} />;
  if (meta.ageing.every(({ documents }) => documents === 0)) return null;
  const parts = meta.ageing.map(({ age: key, documents, due_base }, step) => ({
    key,
    label: t(`common:age.${key}`),
    value: due_base,
    step,
    ...(documents > 0 && { note: t('ageing.documents', { count: documents }) }),
  }));
  return (
    <section className="pad-12-16 below-12 bg-card framed radius-huge">
      <StackedBar
        label={t(`ageing.${kind}`, { currency: meta.base_currency })}
        parts={parts}
        currency={meta.base_currency}
        selected={age}
        onSelect={onAge}
      />
    </section>
  );
}
