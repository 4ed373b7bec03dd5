import type { AlikeRecord, DocumentDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../../components/day/day.tsx';
import { Amount } from '../../../../../components/money/amount.tsx';
import { Icon, type IconName } from '../../../../../components/page/icon.tsx';
import { type ComparedField, compareAlike, factsOf } from './compare-alike.ts';

const marks = { same: 'check', other: 'not-equal', unknown: 'minus' } as const satisfies Record<string, IconName>;

/** The fields that identify a copy, for both documents, with the differences marked. */
export function AlikeFields({ document, other }: { document: DocumentDetail; other: AlikeRecord }) {
  const { t } = useTranslation('document');
  const mine = factsOf(document);
  return (
    <table className="alike-fields cells-left cells-regular cells-ruled full below-16 font-base joined">
      <thead>
        <tr>
          <th className="break" scope="col">
            {t('alike.field')}
          </th>
          <th className="break" scope="col">
            {t('alike.mine')}
          </th>
          <th className="break" scope="col">
            {t('alike.theirs', { name: other.name })}
          </th>
          <th className="break" scope="col">
            <span className="visually-hidden absolute clip nowrap">{t('alike.agrees')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {compareAlike(mine, other).map((row) => {
          const mark = row.isSame === null ? 'unknown' : row.isSame ? 'same' : 'other';
          return (
            <tr key={row.field} className={`alike-${mark}`}>
              <th className="break" scope="row">
                {t(`alike.fields.${row.field}`)}
              </th>
              <td className="break">
                <Value field={row.field} value={row.mine} currency={mine.currency} />
              </td>
              <td className="break">
                <Value field={row.field} value={row.theirs} currency={other.currency} />
              </td>
              <td className="alike-mark nowrap break">
                <Icon className="lift-m3" name={marks[mark]} size={15} /> {t(`alike.mark.${mark}`)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ValueProps {
  field: ComparedField;
  value: string | null;
  currency: string | null;
}

function Value({ field, value, currency }: ValueProps) {
  if (field === 'total') return <Amount value={value} currency={currency ?? undefined} withCode />;
  return field === 'date' ? <Day value={value} /> : value;
}
