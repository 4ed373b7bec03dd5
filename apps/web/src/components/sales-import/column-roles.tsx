import type { SalesImportMapping, SalesImportPreview, SalesImportRole } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { mappingOf } from './use-sales-import.ts';

const contactRoles = [
  'ignore',
  'contact',
  'contact_zh',
  'email',
  'phone',
  'contact_person',
  'address',
  'br',
  'tax_id',
  'currency',
  'notes',
] as const satisfies readonly SalesImportRole[];

const documentRoles = [
  'ignore',
  'number',
  'contact',
  'issue_date',
  'due_date',
  'kind',
  'reference',
  'order_number',
  'item',
  'description',
  'quantity',
  'price',
  'discount',
  'amount',
  'tax_code',
  'tax_rate',
  'account',
  'total',
  'currency',
  'rate',
  'terms',
  'notes',
  'address',
  'tax_id',
  'email',
] as const satisfies readonly SalesImportRole[];

const amounts = ['no_tax', 'tax_exclusive', 'tax_inclusive'] as const;
const orders = ['dmy', 'mdy', 'ymd'] as const;

interface ColumnRolesProps {
  preview: SalesImportPreview;
  isBusy: boolean;
  onChange: (change: Partial<SalesImportMapping>) => void;
}

/**
 * The role of each column, and the date and amount formats. Each role belongs to one column: the last one it was
 * given to.
 */
export function ColumnRoles({ preview, isBusy, onChange }: ColumnRolesProps) {
  const { t } = useTranslation('sales-import');
  const { roles } = mappingOf(preview);
  const offered = preview.kind === 'contacts' ? contactRoles : documentRoles;
  const give = (column: number, role: SalesImportRole) =>
    onChange({
      roles: roles.map((before, index) =>
        index === column ? role : before === role && role !== 'address' ? 'ignore' : before,
      ),
    });
  return (
    <section className="sales-import-columns" aria-label={t('columns')}>
      <h3>{t('columns')}</h3>
      {preview.kind !== 'contacts' && (
        <div className="grid gap-8 around-8-0">
          <Select
            aria-label={t('dates')}
            value={preview.date_order}
            disabled={isBusy}
            options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(date_order) => onChange({ date_order })}
          />
          <Select
            aria-label={t('amountsAre')}
            value={preview.amounts_are}
            disabled={isBusy}
            options={amounts.map((value) => ({ value, label: t(`amounts.${value}`) }))}
            onChange={(amounts_are) => onChange({ amounts_are })}
          />
        </div>
      )}
      <ul className="p-0 list-none around-8-0-0">
        {preview.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their positions, and headings may repeat
          <li key={index} className="sales-import-column grid items-center gap-12 pad-8-0 ruled-above">
            <span>
              <span className="block medium break">{column.heading || t('noHeading')}</span>
              <span className="max-w-560 font-base muted">{column.samples.join(' · ')}</span>
            </span>
            <Select
              aria-label={t('roleOf', { heading: column.heading })}
              value={column.role}
              disabled={isBusy}
              showSearch={{ optionFilterProp: 'label' }}
              options={offered.map((value) => ({ value, label: t(`role.${value}`) }))}
              onChange={(role) => give(index, role)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
