import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

/** Accounts that reports work out: nothing is posted to them. */
const computedRoles: readonly string[] = ['current_year_earnings', 'bank_overdraft_presentation'];

/** What Folio uses an account for, with a lock; hovered, focused or tapped it says why the account is kept. */
export function RoleBadge({ role }: { role: string }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const isComputed = computedRoles.includes(role);
  const why = t('roleAndLock', {
    role: t(`roleWhy.${role}`, { defaultValue: '' }),
    lock: t(isComputed ? 'lockComputed' : 'lock'),
  });
  return (
    <Tooltip title={why} trigger={['hover', 'focus', 'click']}>
      <button type="button" className="role-badge">
        <Icon name="lock" size={12} />
        {t(`role.${role}`, { defaultValue: role })}
        <span className="visually-hidden">. {why}</span>
      </button>
    </Tooltip>
  );
}
