import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { roleFacts, shownRoles } from './roles.ts';

/** What each role may do, at a glance. */
export function RoleTable() {
  const { t } = useTranslation('staff');
  const { t: shell } = useTranslation('shell');
  return (
    <div className="above-16">
      <Card title={t('roles.title')}>
        <fieldset
          className="p-0 border-0 min-0 staff-facts table-full table-joined relative scroll-x"
          aria-label={t('roles.title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <td className="faint text-center" />
                {shownRoles.map((role) => (
                  <th className="regular text-center" key={role} scope="col">
                    {shell(`role.${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {roleFacts.map(({ key, roles }) => (
                <tr key={key}>
                  <th className="regular text-center" scope="row">
                    {t(`fact.${key}`)}
                  </th>
                  {shownRoles.map((role) => (
                    <td className="faint text-center" key={role}>
                      {roles.some((one) => one === role) ? (
                        <>
                          <Icon name="check" size={16} />
                          <span className="visually-hidden absolute clip nowrap">{t('roles.yes')}</span>
                        </>
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden absolute clip nowrap">{t('roles.no')}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </fieldset>
      </Card>
    </div>
  );
}
