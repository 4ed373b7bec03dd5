import type { StatementLineDraft } from '@folio/contract';
import { Input, Modal, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../components/page/icon.tsx';
import {
  isFaulty,
  type PasteContext,
  type PastedRole,
  type PastedTable,
  pastedRoles,
  readPastedRows,
  toRows,
} from './pasted-rows.ts';
import './paste-dialog.css';

interface PasteDialogProps {
  /** What was pasted already; null asks for it. */
  pasted: PastedTable | null;
  context: PasteContext;
  onAdd: (rows: StatementLineDraft[]) => void;
  onClose: () => void;
}

/** Rows of a spreadsheet before they join a statement: what each column holds, and the cells that cannot be read. */
export function PasteDialog({ pasted, context, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation('document');
  const [table, setTable] = useState(pasted);
  const grid = useRef<HTMLDivElement>(null);
  const faults = table === null ? 0 : faultsOf(table, context);
  const add = () => {
    if (table === null) return;
    if (faults === 0) onAdd(toRows(table, context));
    else grid.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  };
  return (
    <Modal
      open
      width={920}
      title={t('paste.title')}
      okText={t('paste.add', { count: table?.rows.length ?? 0 })}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: table === null }}
      onOk={add}
      onCancel={onClose}
    >
      {table === null ? (
        <PasteField onText={(text) => setTable(readPastedRows(text, context))} />
      ) : (
        <div ref={grid}>
          <p className="below-12 muted icons-low-2 font-base" role="status">
            {faults > 0 && <Icon className="text-amber" name="triangle-alert" size={14} />}{' '}
            {faults > 0 ? t('paste.faults', { count: faults }) : t('paste.ready', { count: table.rows.length })}
          </p>
          <PastedGrid table={table} context={context} onChange={setTable} />
        </div>
      )}
    </Modal>
  );
}

function faultsOf({ roles, rows }: PastedTable, context: PasteContext): number {
  return rows.flatMap((row) => row.filter((cell, at) => isFaulty(cell, roles[at] ?? 'ignored', context))).length;
}

function PasteField({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('document');
  return (
    <>
      <p className="below-12 muted icons-low-2 font-base" id="paste-lead">
        {t('paste.lead')}
      </p>
      <Input.TextArea
        autoFocus
        rows={6}
        aria-label={t('paste.field')}
        aria-describedby="paste-lead"
        onChange={(event) => onText(event.target.value)}
      />
    </>
  );
}

interface GridProps {
  table: PastedTable;
  context: PasteContext;
  onChange: (table: PastedTable) => void;
}

function PastedGrid({ table, context, onChange }: GridProps) {
  const { t } = useTranslation('document');
  const { roles, rows } = table;
  const setRole = (at: number, role: PastedRole) =>
    onChange({ ...table, roles: roles.map((one, index) => (index === at ? role : one)) });
  const setCell = (row: number, at: number, text: string) =>
    onChange({
      ...table,
      rows: rows.map((cells, index) =>
        index === row ? cells.map((cell, column) => (column === at ? text : cell)) : cells,
      ),
    });
  const options = pastedRoles.map((role) => ({ value: role, label: t(`pasted.${role}`) }));
  return (
    <div className="paste-grid table-full table-joined scroll">
      <table className="font-small">
        <thead>
          <tr>
            {roles.map((role, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place
              <th className="sticky top-0 z-1 text-left bg-card" key={at} scope="col">
                <Select
                  size="small"
                  aria-label={t('paste.column', { number: at + 1 })}
                  value={role}
                  options={options}
                  popupMatchSelectWidth={false}
                  onChange={(next) => setRole(at, next)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pasted row has no other identity than its place
            <tr key={index}>
              {roles.map((role, at) => {
                const cell = row[at] ?? '';
                const isWrong = isFaulty(cell, role, context);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor has its cell
                  <td className="ruled-below" key={at}>
                    <Input
                      size="small"
                      variant={isWrong ? 'outlined' : 'borderless'}
                      status={isWrong ? 'error' : ''}
                      disabled={role === 'ignored'}
                      aria-invalid={isWrong}
                      aria-label={t('paste.cell', { column: t(`pasted.${role}`), row: index + 1 })}
                      title={isWrong ? t('paste.wrong') : undefined}
                      value={cell}
                      onChange={(event) => setCell(index, at, event.target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
