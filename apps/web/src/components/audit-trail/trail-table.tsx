import type { AuditRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrailRow } from './trail-row.tsx';

const heads = ['at', 'by', 'action', 'subject', 'address'] as const;

/** The rows of a page; each expands to the values before and after the change. */
export function TrailTable({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useTranslation('accounting-audit-trail');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(unfolded);
    if (!next.delete(id)) next.add(id);
    setUnfolded(next);
  };
  return (
    <table className="trail-table cells-left cells-top full font-base joined" aria-label={t('title')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={head === 'address' ? 'trail-from muted break' : `trail-${head}`}>
              {t(`col.${head}`)}
            </th>
          ))}
          <th scope="col" className="trail-fold">
            <span className="visually-hidden absolute clip nowrap">{t('col.changes')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TrailRow key={row.id} row={row} isOpen={unfolded.has(row.id)} onToggle={() => toggle(row.id)} />
        ))}
      </tbody>
    </table>
  );
}
