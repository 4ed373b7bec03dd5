import type { ChartRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import { groupBySection } from '../../../components/select/chart.ts';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { AccountRow } from './account-row.tsx';
import { nameOrder } from './name-order.ts';
import { RenameRow } from './rename-row.tsx';

interface ChartTableProps {
  /** The accounts to show. */
  rows: readonly ChartRow[];
  /** A new account in this section. */
  onAdd: (section: string) => void;
}

/** The accounts under their sections; one at a time is renamed in its own row. */
export function ChartTable({ rows, onAdd }: ChartTableProps) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const { company } = useSession();
  const readOnly = !useMay('write');
  const heads = ['code', ...nameOrder(), 'role', 'balance'] as const;
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <table
      className="chart-table stack-tablet cells-left cells-regular cells-ruled heads-small heads-muted full font-base joined"
      aria-label={t('title')}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={`middle chart-${head}`}>
              {head === 'balance' ? t('col.balance', { currency: company?.base_currency ?? '' }) : t(`col.${head}`)}
            </th>
          ))}
          <th scope="col" className="chart-actions middle">
            <span className="visually-hidden absolute clip nowrap">{t('col.actions')}</span>
          </th>
        </tr>
      </thead>
      {groupBySection(rows).map((group) => (
        <tbody key={group.section}>
          <tr className="chart-section">
            <th className="middle" colSpan={heads.length} scope="rowgroup">
              {t(`section.${group.section}`)} <span>{t(`type.${group.type}`)}</span>
            </th>
            <td className="middle">
              {!readOnly && (
                <Button
                  type="text"
                  size="small"
                  icon={<Icon name="plus" size={15} />}
                  aria-label={t('addTo', { section: t(`section.${group.section}`) })}
                  title={t('addTo', { section: t(`section.${group.section}`) })}
                  onClick={() => onAdd(group.section)}
                />
              )}
            </td>
          </tr>
          {group.rows.map((row) =>
            row.code === renamed ? (
              <RenameRow key={row.code} row={row} onDone={() => setRenamed(null)} />
            ) : (
              <AccountRow key={row.code} row={row} onRename={() => setRenamed(row.code)} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}
