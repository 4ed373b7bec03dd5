import type { ReportSheet, SheetCheck } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { drillPath } from './links/drill-path.ts';

/** Whether an identity holds; where it does not, by how much, why, and the postings that make the difference. */
export function CheckLight({ check, sheet }: { check: SheetCheck; sheet: ReportSheet }) {
  const { t } = useTranslation('reports');
  const { label, holds, difference, detail, sources = [] } = check;
  const context = { known_on: sheet.known_on ?? '', names: sheet.query.names ?? 'one' };
  const amount = (value: string) => <Amount value={value} currency={sheet.base_currency} brackets />;
  return (
    <li
      className={
        holds
          ? 'text-green inline-flex wrap items-center gap-6'
          : 'check-fails text-red inline-flex wrap items-center gap-6'
      }
    >
      <Icon name={holds ? 'circle-check' : 'triangle-alert'} size={15} />
      <span>{label}</span>
      {!holds && (
        <span>
          {t('difference')} {amount(difference)}
        </span>
      )}
      {detail !== undefined && <p className="check-detail">{detail}</p>}
      {sources.length > 0 && (
        <ul className="check-sources gap-4-18 flex wrap">
          {sources.map((source) => (
            <li className="inline-flex wrap items-center gap-6" key={source.label}>
              <Link className="text-inherit underlined" to={drillPath(source.drill, context)}>
                {source.label}
              </Link>{' '}
              {amount(source.difference)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
