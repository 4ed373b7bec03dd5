import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { NEW_RELATED, withItem } from './accounts-draft.ts';
import type { PartProps } from './actions-card.tsx';

const fields = ['name', 'relationship', 'nature'] as const;
const MAX_RELATED = 50;

/** Transactions with related parties in the period. */
export function RelatedFields({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { related } = form.draft.facts;
  const { currency, previous } = accounts.book;
  const periods = previous === null ? (['current'] as const) : (['current', 'previous'] as const);
  const change = (next: typeof related) => form.changeFacts({ related: next });
  return (
    <fieldset className="border-0 m-0 p-0">
      <legend className="bold below-8">{t('related')}</legend>
      <ul className="list-none m-0 p-0 grid gap-8">
        {related.map((party, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their order changes only by removing
          <li key={index} className="flex wrap items-center gap-8">
            {fields.map((field) => (
              <Input
                key={field}
                className="max-w-560"
                aria-label={t('partyField', { field: t(`party.${field}`), number: index + 1 })}
                placeholder={t(`party.${field}`)}
                maxLength={200}
                disabled={isLocked}
                value={party[field]}
                onChange={({ target }) => change(withItem(related, index, { [field]: target.value }))}
              />
            ))}
            {periods.map((when) => (
              <FigureInput
                key={when}
                label={t('partyField', { field: t(`when.${when}`), number: index + 1 })}
                currency={currency}
                disabled={isLocked}
                value={party[when]}
                onChange={(amount) => change(withItem(related, index, { [when]: amount ?? '0' }))}
              />
            ))}
            {!isLocked && (
              <Button
                aria-label={t('removeParty', { number: index + 1 })}
                icon={<Icon name="trash" />}
                onClick={() => change(withItem(related, index, null))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && related.length < MAX_RELATED && (
        <Button className="above-8" icon={<Icon name="plus" />} onClick={() => change([...related, NEW_RELATED])}>
          {t('addParty')}
        </Button>
      )}
    </fieldset>
  );
}
