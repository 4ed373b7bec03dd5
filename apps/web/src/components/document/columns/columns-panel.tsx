import type { TaughtColumns, TaughtRole } from '@folio/contract';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../page/icon.tsx';
import { addBoundary, isReadable, removeBoundary, setRole, swapMoney } from './column-edits.ts';
import { LayoutOffers } from './layout-offers.tsx';
import type { ColumnsOnPage } from './use-columns.ts';
import './columns.css';

const roles: readonly TaughtRole[] = [
  'date',
  'post_date',
  'description',
  'reference',
  'out',
  'in',
  'amount',
  'balance',
  'ignored',
];

interface ColumnsPanelProps {
  columns: ColumnsOnPage;
  onClose: () => void;
}

/** The role of each column on the page, and how its amounts and dates are written. */
export function ColumnsPanel({ columns, onClose }: ColumnsPanelProps) {
  const { t } = useTranslation('document');
  const { taught, layout, refusal, isBusy } = columns;
  return (
    <section
      className="columns-panel grid gap-8 pad-10-12 font-base bg-card ruled-below"
      aria-label={t('columns.title')}
    >
      <div className="flex items-center between gap-8">
        <strong>
          {layout === null ? t('columns.title') : t('columns.of', { name: layout.name || t('columns.unnamed') })}
        </strong>
        <Button
          type="text"
          size="small"
          aria-label={t('columns.close')}
          title={t('columns.close')}
          icon={<Icon name="x" size={15} />}
          onClick={onClose}
        />
      </div>
      <p>{t('columns.lead')}</p>
      <LayoutOffers columns={columns} />
      {taught !== null && (
        <>
          <Roles taught={taught} onChange={columns.change} />
          <Writing taught={taught} onChange={columns.change} />
        </>
      )}
      {refusal !== null && (
        <p className="icons-low-2 text-red" role="alert">
          <Icon name="circle-alert" size={15} /> {refusal}
        </p>
      )}
      <div className="flex wrap gap-8">
        <Button
          type="primary"
          loading={isBusy}
          disabled={taught === null || !isReadable(taught.columns)}
          onClick={columns.read}
        >
          {t('columns.read')}
        </Button>
        {taught !== null && (
          <Button icon={<Icon name="arrow-left-right" size={14} />} onClick={() => columns.change(swapMoney(taught))}>
            {t('columns.swap')}
          </Button>
        )}
        {layout !== null && (
          <Button type="link" onClick={columns.forget}>
            {t('columns.forget')}
          </Button>
        )}
      </div>
      {taught !== null && !isReadable(taught.columns) && <p className="columns-needs">{t('columns.needs')}</p>}
    </section>
  );
}

interface TaughtProps {
  taught: TaughtColumns;
  onChange: (taught: TaughtColumns) => void;
}

function Roles({ taught, onChange }: TaughtProps) {
  const { t } = useTranslation('document');
  const { columns } = taught;
  const options = roles.map((value) => ({ value, label: t(`columns.role.${value}`) }));
  const set = (next: TaughtColumns['columns']) => onChange({ ...taught, columns: next });
  return (
    <ol className="gap-6-12 flex wrap">
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place
        <li className="inline-flex items-center gap-2" key={at}>
          <span className="columns-number bold muted" aria-hidden="true">
            {at + 1}
          </span>
          <Select
            id={`column-${at}`}
            size="small"
            aria-label={t('columns.holds', { number: at + 1 })}
            value={column.role}
            options={options}
            popupMatchSelectWidth={false}
            onChange={(role) => set(setRole(columns, at, role))}
          />
          <Button
            type="text"
            size="small"
            aria-label={t('columns.cut', { number: at + 1 })}
            title={t('columns.cut', { number: at + 1 })}
            icon={<Icon name="plus" size={13} />}
            onClick={() => set(addBoundary(columns, (column.from + column.to) / 2))}
          />
          {at > 0 && (
            <Button
              type="text"
              size="small"
              aria-label={t('columns.join', { number: at + 1 })}
              title={t('columns.join', { number: at + 1 })}
              icon={<Icon name="x" size={13} />}
              onClick={() => set(removeBoundary(columns, at - 1))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The reader detects this from the pages unless a person chooses a value. */
const unsaid = 'unsaid';

function Writing({ taught, onChange }: TaughtProps) {
  const { t } = useTranslation('document');
  const choice = <Value extends string>(value: Value | null, known: readonly Value[], key: string) => ({
    value: value ?? unsaid,
    options: [unsaid, ...known].map((one) => ({ value: one, label: t(`columns.${key}.${wordOf(one)}`) })),
  });
  const said = <Value extends string>(value: string): Value | null => (value === unsaid ? null : (value as Value));
  return (
    <div className="flex wrap gap-8">
      {taught.columns.some(({ role }) => role === 'amount') && (
        <Select
          size="small"
          aria-label={t('columns.plain.label')}
          {...choice(taught.plain, ['out', 'in'], 'plain')}
          popupMatchSelectWidth={false}
          onChange={(value) => onChange({ ...taught, plain: said(value) })}
        />
      )}
      <Select
        size="small"
        aria-label={t('columns.decimal.label')}
        {...choice(taught.decimal_mark, ['.', ','], 'decimal')}
        popupMatchSelectWidth={false}
        onChange={(value) => onChange({ ...taught, decimal_mark: said(value) })}
      />
      <Select
        size="small"
        aria-label={t('columns.order.label')}
        {...choice(taught.date_order, ['dmy', 'mdy'], 'order')}
        popupMatchSelectWidth={false}
        onChange={(value) => onChange({ ...taught, date_order: said(value) })}
      />
    </div>
  );
}

function wordOf(value: string): string {
  if (value === '.') return 'point';
  return value === ',' ? 'comma' : value;
}
