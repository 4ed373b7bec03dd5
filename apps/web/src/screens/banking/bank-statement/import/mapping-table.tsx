import type { BankImportPreview, ColumnMapping } from '@folio/contract';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { columnRoles, withRole } from './choices.ts';
import { MappingSettings } from './mapping-settings.tsx';

interface MappingTableProps {
  preview: BankImportPreview;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

const fewRows = 6;
/** High enough to show every role without scrolling. */
const rolesHeight = 440;

/** The bank's table as in the file; above each column, the user chooses what it contains. */
export function MappingTable({ preview, mapping, onChange }: MappingTableProps) {
  const { t } = useTranslation('bank-import');
  const [isWhole, setWhole] = useState(false);
  const first = Math.max(0, mapping.header_row - 1);
  const rows = preview.table.map((cells, index) => ({ cells, row: index + 1 }));
  const shown = isWhole ? rows : rows.slice(first, first + fewRows);
  const headings = preview.table[mapping.header_row - 1] ?? [];
  const options = columnRoles.map((value) => ({ value, label: t(`role.${value}`) }));
  return (
    <section className="bank-part min-0 bg-card framed radius-huge">
      <div className="gap-4-16 flex wrap items-baseline between below-12">
        <h3>{t('map.title')}</h3>
        {preview.mapping_remembered && (
          <span className="bank-note icons-low-2 font-base muted">
            <Icon name="history" size={14} /> {t('map.remembered')}
          </span>
        )}
      </div>
      <MappingSettings mapping={mapping} rows={preview.table.length} onChange={onChange} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a wide table */}
      <section className="bank-map selects-full scroll framed radius-medium" tabIndex={0} aria-label={t('map.title')}>
        <table className="font-base joined min-full">
          <thead>
            <tr>
              <th className="pad-6-10 text-left at-top bg-sunken ruled-below" scope="col">
                <span className="visually-hidden absolute clip nowrap">{t('row')}</span>
              </th>
              {mapping.roles.map((role, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is a column's only identity
                <th className="pad-6-10 text-left at-top bg-sunken ruled-below" key={column} scope="col">
                  <Select
                    aria-label={t('map.holds', { column: headings[column] || String(column + 1) })}
                    value={role}
                    size="small"
                    className={role === 'ignore' ? 'bank-map-ignored' : ''}
                    popupMatchSelectWidth={200}
                    listHeight={rolesHeight}
                    options={options}
                    onChange={(value) => onChange(withRole(mapping, column, value))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ cells, row }) => (
              <tr key={row} className={row === mapping.header_row ? 'bank-map-heading' : ''}>
                <td className="num faint clip pad-6-10 text-left nowrap dots at-top ruled-below">{row}</td>
                {mapping.roles.map((role, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the position is a column's only identity
                    key={column}
                    className={
                      role === 'ignore'
                        ? 'bank-map-ignored clip pad-6-10 text-left nowrap dots at-top ruled-below'
                        : 'clip pad-6-10 text-left nowrap dots at-top ruled-below'
                    }
                  >
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > fewRows && (
        <Button type="link" size="small" className="bank-more" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'map.fewer' : 'map.more', { count: rows.length })}
        </Button>
      )}
    </section>
  );
}
