import type { ChartRow } from '@folio/contract';
import { Button, Input, Select } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { type AccountChange, useChartCalls } from '../../../api/queries/books/accounting-chart.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError, refusalText } from '../../../components/form/refusal-text.ts';
import { sectionsOf } from '../../../components/select/chart.ts';
import { nameOrder } from './name-order.ts';

interface Typed {
  name: string;
  name_zh: string;
  section: string;
  role: string | null;
}

const fields = { name: 'name', nameZh: 'name_zh' } as const;

/**
 * Edits an account in its row: both names and, where they can change, its section and what Folio uses it for. Enter saves, Esc
 * cancels.
 */
export function RenameRow({ row, onDone }: { row: ChartRow; onDone: () => void }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const { typed, set, isBusy, error, save } = useRename(row, onDone);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.closest('.ant-select'))
      return;
    event.preventDefault();
    void save();
  };
  return (
    <tr className="chart-row tint-hover chart-row-edited selects-full" onKeyDown={onKeyDown}>
      <td className="chart-code figures num middle">{row.code}</td>
      {nameOrder().map((name, at) => (
        <td key={name} className={at === 0 ? 'chart-first middle' : 'chart-second middle'}>
          <Input
            aria-label={t(`col.${name}`)}
            autoFocus={at === 0}
            value={typed[fields[name]]}
            maxLength={120}
            status={name === 'name' && typed.name.trim() === '' ? 'error' : ''}
            onChange={(event) => set({ [fields[name]]: event.target.value })}
          />
          {error && at === 0 && (
            <p className="field-error above-4 font-small text-red" role="alert">
              {refusalText(error)}
            </p>
          )}
        </td>
      ))}
      <td colSpan={2} className="chart-role middle">
        {!row.role_fixed && sectionsOf(row.type).length > 1 && (
          <Select
            aria-label={t('field.section')}
            value={typed.section}
            options={sectionsOf(row.type).map((value) => ({ value, label: t(`section.${value}`) }))}
            onChange={(section) => set({ section })}
          />
        )}
        {row.roles_offered.length > 0 && (
          <Select
            aria-label={t('field.role')}
            value={typed.role ?? ''}
            options={[
              { value: '', label: t('noRole') },
              ...row.roles_offered.map((value) => ({ value, label: t(`role.${value}`) })),
            ]}
            onChange={(role) => set({ role: row.roles_offered.find((one) => one === role) ?? null })}
          />
        )}
      </td>
      <td className="chart-actions chart-actions-edit middle">
        <RowButtons isBusy={isBusy} canSave={typed.name.trim() !== ''} onCancel={onDone} onSave={() => void save()} />
      </td>
    </tr>
  );
}

interface RowButtonsProps {
  isBusy: boolean;
  canSave: boolean;
  onCancel: () => void;
  onSave: () => void;
}

function RowButtons({ isBusy, canSave, onCancel, onSave }: RowButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex justify-end gap-4">
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="small" type="primary" loading={isBusy} disabled={!canSave} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  );
}

function useRename(row: ChartRow, onDone: () => void) {
  const calls = useChartCalls();
  const [typed, setTyped] = useState<Typed>({
    name: row.name,
    name_zh: row.name_zh,
    section: row.section,
    role: row.system_role,
  });
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
  return { typed, set, isBusy, error, save };
}

function changesOf(row: ChartRow, typed: Typed): AccountChange {
  const role = row.roles_offered.find((one) => one === typed.role) ?? null;
  return {
    ...(typed.name.trim() !== row.name && { name: typed.name.trim() }),
    ...(typed.name_zh.trim() !== row.name_zh && { name_zh: typed.name_zh.trim() }),
    ...(typed.section !== row.section && { section: typed.section }),
    ...(typed.role !== row.system_role && { system_role: role }),
  };
}
