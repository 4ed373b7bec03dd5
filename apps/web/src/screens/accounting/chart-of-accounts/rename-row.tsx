import type { ChartRow } from '@folio/contract';
import { Button, Input, Select } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { type AccountChange, useChartCalls } from '../../../api/queries/accounting-chart.ts';
import { toast } from '../../../components/toast/toast.ts';
import { asApiError, refusalText } from '../refusal-text.ts';
import { sectionsOf } from './chart.ts';
import { nameOrder } from './name-order.ts';

const fields = { name: 'name', nameZh: 'name_zh' } as const;

/** Both names of an account, typed over in its row; Enter saves, Esc leaves. Where nothing depends on it, its section too. */
export function RenameRow({ row, onDone }: { row: ChartRow; onDone: () => void }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const calls = useChartCalls();
  const [typed, setTyped] = useState({ name: row.name, name_zh: row.name_zh, section: row.section });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const save = async () => {
    const changes = changesOf(row, typed);
    if (Object.keys(changes).length === 0) return onDone();
    setBusy(true);
    try {
      await calls.change(row.code, changes);
      onDone();
      toast.success('common:toast.saved', { translate: true });
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.closest('.ant-select'))
      return;
    event.preventDefault();
    void save();
  };
  return (
    <tr className="chart-row chart-row-edited" onKeyDown={onKeyDown}>
      <td className="chart-code figures">{row.code}</td>
      {nameOrder().map((name, at) => (
        <td key={name} className={at === 0 ? 'chart-first' : 'chart-second'}>
          <Input
            aria-label={t(`col.${name}`)}
            autoFocus={at === 0}
            value={typed[fields[name]]}
            maxLength={120}
            status={name === 'name' && typed.name.trim() === '' ? 'error' : ''}
            onChange={(event) => set({ [fields[name]]: event.target.value })}
          />
          {error && at === 0 && (
            <p className="field-error" role="alert">
              {refusalText(error)}
            </p>
          )}
        </td>
      ))}
      <td colSpan={2} className="chart-role">
        {row.system_role === null && sectionsOf(row.type).length > 1 && (
          <Select
            aria-label={t('field.section')}
            value={typed.section}
            options={sectionsOf(row.type).map((value) => ({ value, label: t(`section.${value}`) }))}
            onChange={(section) => set({ section })}
          />
        )}
      </td>
      <td className="chart-actions chart-actions-edit">
        <div className="row-buttons">
          <Button size="small" onClick={onDone}>
            {t('common:cancel')}
          </Button>
          <Button
            size="small"
            type="primary"
            loading={isBusy}
            disabled={typed.name.trim() === ''}
            onClick={() => void save()}
          >
            {t('common:save')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function changesOf(row: ChartRow, typed: { name: string; name_zh: string; section: string }): AccountChange {
  return {
    ...(typed.name.trim() !== row.name && { name: typed.name.trim() }),
    ...(typed.name_zh.trim() !== row.name_zh && { name_zh: typed.name_zh.trim() }),
    ...(typed.section !== row.section && { section: typed.section }),
  };
}
