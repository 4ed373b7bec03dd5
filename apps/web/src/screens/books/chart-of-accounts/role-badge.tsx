import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';

/** Accounts that reports work out: nothing is posted to them. */
const computedRoles: readonly string[] = ['current_year_earnings', 'bank_overdraft_presentation'];

/** What Folio uses an account for, with a lock if it keeps the account; hovered, focused or tapped it says why. */
export function RoleBadge({ role, isFixed }: { role: string; isFixed: boolean }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const isComputed = computedRoles.includes(role);
  const why = t('roleAndLock', {
    role: t(`roleWhy.${role}`, { defaultValue: '' }),
    lock: t(isComputed ? 'lockComputed' : isFixed ? 'lock' : 'lockNone'),
  });
  return (
    <Tooltip title={why} trigger={['hover', 'focus', 'click']}>
      <button
        type="button"
        className="role-badge gap-5 pad-1-8 icons-rigid line-20 font-inherit border-0 inline-flex items-center font-small muted text-left nowrap bg-grey radius-small"
      >
        {isFixed && <Icon name="lock" size={12} />}
        {t(`role.${role}`, { defaultValue: role })}
        <span className="visually-hidden absolute clip nowrap">. {why}</span>
      </button>
    </Tooltip>
  );
}
