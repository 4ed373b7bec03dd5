import type { CloseBoard, CloseTemplateRow } from '@folio/contract';
import { addDays, daysBetween } from '@folio/ledger/calendar';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseCalls, useCloseTemplateCalls, useCloseTemplates } from '../../../api/queries/year-end/close.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useClosingSave } from './use-closing-save.ts';

interface TemplatesFormProps {
  board: CloseBoard;
  practiceId: string;
  onClose: () => void;
}

/** Adds the tasks of a list that the practice keeps, after showing which; and keeps the tasks of this period as a list. */
export function TemplatesForm({ board, practiceId, onClose }: TemplatesFormProps) {
  const { t } = useTranslation('accounting-close');
  const templates = useCloseTemplates(practiceId);
  const { addTasks } = useCloseCalls();
  const calls = useCloseTemplateCalls(practiceId);
  const { isBusy, error, save } = useClosingSave(onClose);
  const [added, setAdded] = useState<string[] | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = templates.data?.find(({ id }) => id === chosenId) ?? null;
  const wish = (template: CloseTemplateRow) => ({
    kind: board.kind,
    end: board.end,
    tasks: tasksOf(template, board.end),
  });
  /** A list of the same name is replaced. */
  const keep = (name: string) => {
    const same = templates.data?.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const list = { name, tasks: listOf(board) };
    return same === undefined ? calls.add(list) : calls.change(same.id, { ...list, version: same.version });
  };
  const choose = async (id: string) => {
    setChosenId(id);
    setAdded(null);
    const template = templates.data?.find((one) => one.id === id);
    if (template) setAdded((await addTasks({ ...wish(template), dry_run: true })).added);
  };
  return (
    <SideForm
      title={t('templates.open')}
      okText={t('templates.apply')}
      isBusy={isBusy}
      isReady={chosen !== null && added !== null && added.length > 0}
      error={error ?? null}
      onSubmit={() => chosen && void save(() => addTasks(wish(chosen)))}
      onClose={onClose}
      extra={
        chosen && (
          <RemoveButton
            label={t('templates.remove')}
            question={t('templates.removeAsk', { name: chosen.name })}
            detail={t('templates.removeDetail')}
            onRemove={() => void save(() => calls.remove(chosen.id))}
          />
        )
      }
    >
      <SideField id="template" label={t('templates.choose')} hint={templates.data?.length === 0 && t('templates.none')}>
        <Select
          id="template"
          value={chosenId}
          loading={templates.isPending}
          options={templates.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={(id: string) => void choose(id)}
        />
      </SideField>
      {added && <Added titles={added} />}
      <KeepList board={board} isBusy={isBusy} onKeep={(name) => void save(() => keep(name))} />
    </SideForm>
  );
}

function Added({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation('accounting-close');
  return (
    <div role="status">
      <p className="bold below-6">
        {titles.length === 0 ? t('templates.addedNothing') : t('templates.added', { count: titles.length })}
      </p>
      <ul className="grid gap-4">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  );
}

interface KeepListProps {
  board: CloseBoard;
  isBusy: boolean;
  onKeep: (name: string) => void;
}

function KeepList({ board, isBusy, onKeep }: KeepListProps) {
  const { t } = useTranslation('accounting-close');
  const [name, setName] = useState('');
  if (board.tasks.length === 0) return null;
  return (
    <SideField
      id="template-name"
      label={t('templates.keep', { count: board.tasks.length })}
      hint={t('templates.keepHint')}
    >
      <span className="flex gap-8">
        <Input id="template-name" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
        <Button disabled={name.trim() === '' || isBusy} onClick={() => onKeep(name.trim())}>
          {t('templates.keepOk')}
        </Button>
      </span>
    </SideField>
  );
}

function tasksOf({ tasks }: CloseTemplateRow, end: string) {
  return tasks.map(({ title, required, due_days: days }) => ({
    title,
    required,
    due_on: days === null ? null : addDays(end, days),
  }));
}

/** The tasks of the period as a list: due dates count from the end of the period. */
function listOf({ tasks, end }: CloseBoard) {
  return tasks.map(({ title, required, due_on: due }) => ({
    title,
    required,
    due_days: due === null || due < end ? null : Math.min(daysBetween(end, due), 400),
  }));
}
