import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFilingElements } from '../../../api/queries/year-end/filing.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { AccountSelect, accountName } from '../../../components/select/account-select.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { withAccount } from './profile-draft.ts';
import type { MapProps } from './profile-form.tsx';
import { wordsIn } from './words-in.ts';

/** Accounts whose sums are items of the tax computation. */
export function AccountsMap({ filing, draft, isLocked, change }: MapProps) {
  const { t } = useTranslation('accounting-filing');
  const { data } = useFilingElements();
  const options = (data?.computation ?? []).map(({ element, label }) => ({
    value: element,
    label: wordsIn(currentLanguage(), label),
  }));
  const mapped = draft.accounts.filter(({ element }) => element !== '');
  const of = (code: string) => filing.accounts.find((one) => one.code === code);
  const set = (code: string, element: string) => change({ accounts: withAccount(draft.accounts, code, element) });
  return (
    <fieldset id="filing-accounts" className="border-0 m-0 p-0 below-16 min-0">
      <legend className="bold below-8">{t('map.accounts')}</legend>
      <p className="below-12 muted">{t('map.accountsAbout')}</p>
      <ul className="list-none m-0 p-0 grid columns-one gap-12 break selects-full">
        {mapped.map(({ code, element }) => {
          const account = of(code);
          return (
            <li key={code} className="flex wrap items-center gap-8 max-w-560">
              <span>{account === undefined ? code : `${code} ${accountName(account)}`}</span>
              {account?.proposed && <span className="faint font-small">{t('map.proposed')}</span>}
              {!isLocked && (
                <Button
                  aria-label={t('map.remove', { name: code })}
                  icon={<Icon name="trash" />}
                  onClick={() => set(code, '')}
                />
              )}
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={t('map.itemOf', { account: code })}
                disabled={isLocked}
                value={element}
                options={options}
                onChange={(chosen: string) => set(code, chosen)}
              />
            </li>
          );
        })}
      </ul>
      {!isLocked && options[0] !== undefined && (
        <div className="above-12 max-w-560">
          <AccountSelect
            label={t('map.addAccount')}
            placeholder={t('map.addAccount')}
            value={null}
            offers={({ code }) => of(code) !== undefined && !mapped.some((one) => one.code === code)}
            onChange={(code) => code !== null && set(code, options[0]?.value ?? '')}
          />
        </div>
      )}
    </fieldset>
  );
}
