import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { AccountSelect, accountName } from '../../../components/select/account-select.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { withItem } from './accounts-draft.ts';
import type { PartProps } from './actions-card.tsx';
import { wordsIn } from './shown.ts';

/** Rows that a person chooses: for accounts that the layout does not place, or to place one elsewhere. */
export function RowsCard({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { assignments } = form.draft;
  const open = accounts.unplaced.filter(({ code }) => !assignments.some((one) => one.code === code));
  const change = (next: typeof assignments) => form.change({ assignments: next });
  const options = accounts.rows.map(({ id, label }) => ({ value: id, label: wordsIn(currentLanguage(), label) }));
  const choices = { options, className: 'min-w-200', popupMatchSelectWidth: false, disabled: isLocked };
  return (
    <div id="accounts-rows">
      <Card title={t('rows')}>
        <p className="below-12 muted">{t('rowsAbout')}</p>
        <ul className="list-none m-0 p-0 grid gap-8">
          {open.map((account) => (
            <li key={account.code} className="flex wrap items-center gap-12">
              <span>{`${account.code} ${accountName(account)}`}</span>
              <Select
                {...choices}
                aria-label={t('rowOf', { account: account.code })}
                placeholder={t('chooseRow')}
                value={null}
                onChange={(row: string | null) => row !== null && change([...assignments, { code: account.code, row }])}
              />
            </li>
          ))}
          {assignments.map(({ code, row }, index) => (
            <li key={code} className="flex wrap items-center gap-12">
              <span>{code}</span>
              <Select
                {...choices}
                aria-label={t('rowOf', { account: code })}
                value={row}
                onChange={(next: string) => change(withItem(assignments, index, { row: next }))}
              />
              {!isLocked && (
                <Button
                  aria-label={t('removeRow', { account: code })}
                  icon={<Icon name="trash" />}
                  onClick={() => change(withItem(assignments, index, null))}
                />
              )}
            </li>
          ))}
        </ul>
        {!isLocked && (
          <div className="above-12 max-w-560">
            <AccountSelect
              label={t('addRow')}
              placeholder={t('addRow')}
              value={null}
              offers={({ code }) => !assignments.some((one) => one.code === code)}
              onChange={(code) => code !== null && change([...assignments, { code, row: options[0]?.value ?? '' }])}
            />
          </div>
        )}
      </Card>
    </div>
  );
}
