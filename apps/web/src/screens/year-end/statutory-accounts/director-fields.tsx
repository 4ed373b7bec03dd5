import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import { NEW_DIRECTOR, withItem } from './accounts-draft.ts';
import type { PartProps } from './actions-card.tsx';

const fields = ['name', 'name_zh', 'change'] as const;
const MAX_DIRECTORS = 30;

/** The directors of the period, with appointments and resignations. */
export function DirectorFields({ form, isLocked }: Pick<PartProps, 'form' | 'isLocked'>) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { directors } = form.draft.facts;
  const change = (next: typeof directors) => form.changeFacts({ directors: next });
  return (
    <fieldset className="border-0 m-0 p-0 below-16">
      <legend className="bold below-8">{t('directors')}</legend>
      <ul className="list-none m-0 p-0 grid gap-8">
        {directors.map((director, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their order changes only by removing
          <li key={index} className="flex wrap items-center gap-8">
            {fields.map((field) => (
              <Input
                key={field}
                className="max-w-560"
                aria-label={t('directorField', { field: t(`director.${field}`), number: index + 1 })}
                placeholder={t(`director.${field}`)}
                maxLength={200}
                disabled={isLocked}
                value={director[field]}
                onChange={({ target }) => change(withItem(directors, index, { [field]: target.value }))}
              />
            ))}
            {!isLocked && (
              <Button
                aria-label={t('removeDirector', { number: index + 1 })}
                icon={<Icon name="trash" />}
                onClick={() => change(withItem(directors, index, null))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && directors.length < MAX_DIRECTORS && (
        <Button className="above-8" icon={<Icon name="plus" />} onClick={() => change([...directors, NEW_DIRECTOR])}>
          {t('addDirector')}
        </Button>
      )}
    </fieldset>
  );
}
