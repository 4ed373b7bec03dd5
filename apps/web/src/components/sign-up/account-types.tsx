import type { AccountType } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../page/icon.tsx';
import './account-types.css';

const kinds: readonly { type: AccountType; icon: IconName }[] = [
  { type: 'company', icon: 'building' },
  { type: 'person', icon: 'user' },
  { type: 'practice', icon: 'users' },
];

interface AccountTypesProps {
  chosen: AccountType;
  onChoose: (type: AccountType) => void;
}

/** The three account kinds, one of them chosen. */
export function AccountTypes({ chosen, onChoose }: AccountTypesProps) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className="account-types p-0 border-0 grid gap-8">
      <legend className="p-0 below-6">{t('accountType.label')}</legend>
      {kinds.map(({ type, icon }) => (
        <label
          className="grid cells-center relative gap-4 font-base muted text-center framed-strong radius-large pointer"
          key={type}
        >
          <input
            className="absolute"
            type="radio"
            name="account_type"
            value={type}
            checked={type === chosen}
            onChange={() => onChoose(type)}
          />
          <Icon name={icon} />
          <span>{t(`accountType.${type}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
