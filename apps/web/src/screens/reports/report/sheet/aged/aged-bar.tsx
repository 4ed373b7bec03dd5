import type { ReportSheet } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StackedBar } from '../../../../../components/chart/stacked-bar.tsx';
import { agesOf } from './aged-parts.ts';

interface AgedBarProps {
  /** The whole sheet: its totals do not depend on the selected age. */
  sheet: ReportSheet;
  age: string;
  onAge: (age: string) => void;
}

/** What is open by age, on top of an aged report; a part shows only its contacts and documents. */
export function AgedBar({ sheet, age, onAge }: AgedBarProps) {
  const { t } = useTranslation('reports');
  const parts = agesOf(sheet);
  if (parts.length === 0) return null;
  const label = parts.find(({ key }) => key === age)?.label;
  return (
    <div className="hide-print below-16">
      <StackedBar label={sheet.title} parts={parts} currency={sheet.base_currency} selected={age} onSelect={onAge} />
      {label !== undefined && (
        <p className="font-small above-8 muted" role="status">
          {t('onlyAge', { age: label })}
        </p>
      )}
    </div>
  );
}
