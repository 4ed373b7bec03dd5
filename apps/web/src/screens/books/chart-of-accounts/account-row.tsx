import type { ChartRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { sideOf } from '../../../components/select/chart.ts';
import { useMay } from '../../../session/use-may.ts';
import { nameOrder } from './name-order.ts';
import { RoleBadge } from './role-badge.tsx';
import { useActivation } from './use-activation.ts';

/** An account: both names, what Folio uses it for, its balance that opens its transactions. */
export function AccountRow({ row, onRename }: { row: ChartRow; onRename: () => void }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const [first, second] = nameOrder();
  const names = { name: row.name, nameZh: row.name_zh };
  return (
    <tr className={row.active ? 'chart-row tint-hover' : 'chart-row tint-hover chart-row-inactive'}>
      <td className="chart-code figures num middle">{row.code}</td>
      <th scope="row" className="chart-first middle" lang={first === 'nameZh' ? 'zh-Hant' : 'en'}>
        {names[first]}
        {row.currency !== null && <span className="chart-currency font-small regular faint">{row.currency}</span>}
        {!row.active && <StateTag tone="grey">{t('inactive')}</StateTag>}
      </th>
      <td className="chart-second middle" lang={second === 'nameZh' ? 'zh-Hant' : 'en'}>
        {names[second]}
      </td>
      <td className="chart-role middle">
        {row.system_role !== null && <RoleBadge role={row.system_role} isFixed={row.role_fixed} />}
      </td>
      <td className="chart-balance middle">
        <Balance row={row} />
      </td>
      <td className="chart-actions middle">
        <RowButtons row={row} onRename={onRename} />
      </td>
    </tr>
  );
}

function Balance({ row }: { row: ChartRow }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const { amount, side } = sideOf(row.balance);
  if (!row.posted && side === null) return <span className="chart-nil faint">{'–'}</span>;
  return (
    <Link to={`/reports/account-transaction?account=${encodeURIComponent(row.code)}`} className="drill figures num">
      {formatAmount(amount)}{' '}
      <span className="chart-side inline-block font-small faint">{side === null ? '' : t(`side.${side}`)}</span>
      <span className="visually-hidden absolute clip nowrap">
        {t('drill', { account: `${row.code} ${accountName(row)}` })}
      </span>
    </Link>
  );
}

function RowButtons({ row, onRename }: { row: ChartRow; onRename: () => void }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const readOnly = !useMay('write');
  const { isBusy, setActive } = useActivation(row);
  if (readOnly) return null;
  const account = `${row.code} ${accountName(row)}`;
  const toggle = t(row.active ? 'deactivateOne' : 'reactivateOne', { account });
  return (
    <div className="flex justify-end gap-4">
      {row.postable && (
        <Button
          type="text"
          size="small"
          icon={<Icon name="pencil" size={15} />}
          aria-label={t('renameOne', { account })}
          title={t('rename')}
          onClick={onRename}
        />
      )}
      {(!row.role_fixed || !row.active) && (
        <Button
          type="text"
          size="small"
          loading={isBusy}
          icon={<Icon name={row.active ? 'ban' : 'undo'} size={15} />}
          aria-label={toggle}
          title={t(row.active ? 'deactivate' : 'reactivate')}
          onClick={() => void setActive(!row.active)}
        />
      )}
    </div>
  );
}
