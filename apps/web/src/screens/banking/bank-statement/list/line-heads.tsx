import { useTranslation } from 'react-i18next';
import { isToDo } from '../coding/coding.ts';
import type { Selection } from '../desk/use-selection.ts';
import type { LineList } from './line-list.ts';

const heads = ['date', 'type', 'spent', 'payee', 'description', 'received', 'balance', 'suggestion', 'state'] as const;
const figures: readonly string[] = ['spent', 'received', 'balance'];

interface LineHeadsProps {
  currency: string;
  selection: Selection;
  list: LineList;
  readOnly: boolean;
}

/** The column headings. The currency is shown here once for all amounts. */
export function LineHeads({ currency, selection, list, readOnly }: LineHeadsProps) {
  const { t } = useTranslation('bank-statement');
  const isAny = selection.lines.length > 0;
  const toggleAll = () => (isAny ? selection.clear() : selection.add(list.loaded(isToDo).map(({ id }) => id)));
  return (
    <thead className="line-heads hide-narrow">
      <tr className="line-grid pad-0-12 grid" aria-rowindex={1}>
        <th scope="col" className="line-check p-0 min-0 text-left">
          {!readOnly && <input type="checkbox" aria-label={t('select.all')} checked={isAny} onChange={toggleAll} />}
          {readOnly && <span className="visually-hidden absolute clip nowrap">{t('select.all')}</span>}
        </th>
        {heads.map((head) => (
          <th
            key={head}
            scope="col"
            className={`min-0 p-0 text-left line-${head} ${figures.includes(head) ? 'line-figure text-right' : ''}`}
          >
            {head === 'balance' ? t('col.balanceIn', { currency }) : t(`col.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
