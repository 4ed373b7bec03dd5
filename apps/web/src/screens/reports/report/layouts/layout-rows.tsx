import type { ReportLayoutRow } from '@folio/contract';
import { Button, Select } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { movedRow, newRow, type RowKind, rowKinds } from './layout-draft.ts';
import { RowFields } from './row-fields.tsx';
import '../packs/packs.css';

const mostRows = 200;

interface LayoutRowsProps {
  rows: readonly ReportLayoutRow[];
  /** What the server said of `rows.<index>`. */
  fields: Readonly<Record<string, readonly string[]>>;
  isLocked: boolean;
  onChange: (rows: ReportLayoutRow[]) => void;
}

/** The rows in their order. Alt with an arrow key moves the row that has the focus. */
export function LayoutRows({ rows, fields, isLocked, onChange }: LayoutRowsProps) {
  const { t } = useTranslation('reports');
  return (
    <Card flush title={t('layout.rows')} extra={<span className="font-small muted">{t('layout.rowsHint')}</span>}>
      <ol className="pack-reports">
        {rows.map((row, index) => (
          <li key={row.id} className="ruled-above">
            <LayoutRowItem
              row={row}
              sentences={fields[`rows.${index}`] ?? []}
              isLocked={isLocked}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onChange={(part) => onChange(rows.map((one, at) => (at === index ? { ...one, ...part } : one)))}
              onMove={(step) => onChange(movedRow(rows, index, step))}
              onRemove={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      {!isLocked && rows.length < mostRows && (
        <div className="pack-add ruled-above">
          <Select<RowKind | null>
            aria-label={t('layout.addRow')}
            placeholder={t('layout.addRow')}
            className="min-w-200"
            popupMatchSelectWidth={false}
            value={null}
            options={rowKinds.map((value) => ({ value, label: t(`layout.kind.${value}`) }))}
            onChange={(kind) => kind !== null && onChange([...rows, newRow(kind, rows)])}
          />
        </div>
      )}
    </Card>
  );
}

interface LayoutRowItemProps {
  row: ReportLayoutRow;
  sentences: readonly string[];
  isLocked: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<ReportLayoutRow>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function LayoutRowItem({ row, sentences, isLocked, isFirst, isLast, onChange, onMove, onRemove }: LayoutRowItemProps) {
  const { t } = useTranslation('reports');
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || step === null || isLocked) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <fieldset className="m-0 p-0 border-0 min-0" aria-label={t('layout.row', { row: row.id })} onKeyDown={move}>
      <div className="flex wrap items-center gap-8">
        <code className="bold">{row.id}</code>
        <span className="muted">{t(`layout.kind.${row.kind}`)}</span>
        {!isLocked && (
          <div className="flex gap-4 push-right">
            <Button
              type="text"
              aria-label={t('layout.up', { row: row.id })}
              disabled={isFirst}
              icon={<Icon name="chevron-up" />}
              onClick={() => onMove(-1)}
            />
            <Button
              type="text"
              aria-label={t('layout.down', { row: row.id })}
              disabled={isLast}
              icon={<Icon name="chevron-down" />}
              onClick={() => onMove(1)}
            />
            <Button
              type="text"
              aria-label={t('layout.take', { row: row.id })}
              icon={<Icon name="x" />}
              onClick={onRemove}
            />
          </div>
        )}
      </div>
      <RowFields row={row} isLocked={isLocked} onChange={onChange} />
      {sentences.length > 0 && (
        <p className="above-8 text-red" role="alert">
          {sentences.join(' ')}
        </p>
      )}
    </fieldset>
  );
}
