import type { Dashboard } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../components/money/amount.tsx';

type Activities = Dashboard['cash_flow']['by_activity'];

/** What the cash came from and went to; shown when asked for. */
export function CashByActivity({ activities }: { activities: Activities }) {
  const { t } = useTranslation('home');
  const used = activities.filter((one) => /[1-9]/.test(one.cash_in + one.cash_out));
  if (used.length === 0) return null;
  return (
    <details className="cash-activities above-10">
      <summary className="font-base text-link pointer">{t('byActivity')}</summary>
      <table className="bucket-table heads-small full font-base joined">
        <thead>
          <tr>
            <th className="regular text-right ruled-below" scope="col">
              {t('activityWord')}
            </th>
            <th className="regular text-right ruled-below" scope="col">
              {t('cashIn')}
            </th>
            <th className="regular text-right ruled-below" scope="col">
              {t('cashOut')}
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map((one) => (
            <tr key={one.activity}>
              <th className="regular text-right ruled-below" scope="row">
                {t(`activity.${one.activity}`)}
              </th>
              <td className="regular text-right ruled-below">
                <Amount value={one.cash_in} dashForZero />
              </td>
              <td className="regular text-right ruled-below">
                <Amount value={one.cash_out} dashForZero />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
