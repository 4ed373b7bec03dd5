import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFilingElements } from '../../../api/queries/year-end/filing.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { withRow } from './profile-draft.ts';
import type { MapProps } from './profile-form.tsx';
import { wordsIn } from './words-in.ts';

/** Elements of the rows of the accounts: five that Folio knows, the others from the imported package. */
export function RowsMap({ filing, draft, isLocked, change }: MapProps) {
  const { t } = useTranslation('accounting-filing');
  const { data } = useFilingElements();
  const language = currentLanguage();
  const elements = (data?.accounts ?? []).map(({ element, label }) => ({
    value: element,
    label: `${wordsIn(language, label)} (${element})`,
  }));
  const elementOf = (row: string) => draft.rows.find((one) => one.row === row)?.element ?? '';
  const set = (row: string, element: string) => change({ rows: withRow(draft.rows, row, element) });
  const tagged = filing.rows.filter(({ row }) => elementOf(row) !== '');
  const others = filing.rows.filter(({ row }) => elementOf(row) === '');
  const named = (value: string) => (elements.some((one) => one.value === value) ? [] : [{ value, label: value }]);
  return (
    <fieldset id="filing-rows" className="border-0 m-0 p-0 below-16 min-0">
      <legend className="bold below-8">{t('map.rows')}</legend>
      <p className="below-12 muted">{t(filing.taxonomy === null ? 'map.rowsLater' : 'map.rowsAbout')}</p>
      <ul className="list-none m-0 p-0 grid columns-one gap-12 break selects-full">
        {tagged.map(({ row, label }) => (
          <li key={row} className="flex wrap items-center gap-8 max-w-560">
            <span>{wordsIn(language, label)}</span>
            {!isLocked && filing.taxonomy !== null && (
              <Button
                aria-label={t('map.remove', { name: wordsIn(language, label) })}
                icon={<Icon name="trash" />}
                onClick={() => set(row, '')}
              />
            )}
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={t('map.elementOf', { row: wordsIn(language, label) })}
              disabled={isLocked || filing.taxonomy === null}
              value={elementOf(row)}
              options={[...named(elementOf(row)), ...elements]}
              onChange={(chosen: string) => set(row, chosen)}
            />
          </li>
        ))}
      </ul>
      {!isLocked && elements[0] !== undefined && (
        <div className="above-12 max-w-560">
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            className="min-w-200"
            popupMatchSelectWidth={false}
            aria-label={t('map.addRow')}
            placeholder={t('map.addRow')}
            value={null}
            options={others.map(({ row, label }) => ({ value: row, label: wordsIn(language, label) }))}
            onChange={(row: string | null) => row !== null && set(row, elements[0]?.value ?? '')}
          />
        </div>
      )}
    </fieldset>
  );
}
