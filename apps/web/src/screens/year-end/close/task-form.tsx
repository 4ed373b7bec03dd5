import type { CloseBoard, CloseTaskRow } from '@folio/contract';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useClosingSave } from './use-closing-save.ts';

interface TaskFormProps {
  board: CloseBoard;
  /** Null for a new task. */
  task: CloseTaskRow | null;
  onClose: () => void;
}

/** A task of a person, new or to be changed. */
export function TaskForm({ board, task, onClose }: TaskFormProps) {
  const { t } = useTranslation('accounting-close');
  const calls = useCloseCalls();
  const { isBusy, error, save } = useClosingSave(onClose);
  const [typed, setTyped] = useState({
    title: task?.title ?? '',
    required: task?.required ?? false,
    owner_id: task?.owner?.id ?? null,
    due_on: task?.due_on ?? null,
    note: task?.note ?? '',
  });
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = () => {
    const { note, ...fresh } = typed;
    if (task === null) return calls.addTasks({ kind: board.kind, end: board.end, tasks: [fresh] });
    return calls.changeTask(task.id, { ...typed, note, done: task.done_at !== null, version: task.version });
  };
  return (
    <SideForm
      title={t(task === null ? 'task.add' : 'task.change')}
      okText={t('save')}
      isBusy={isBusy}
      isReady={typed.title.trim() !== ''}
      error={error}
      onSubmit={() => void save(submit)}
      onClose={onClose}
      extra={
        task && (
          <RemoveButton
            label={t('task.remove')}
            question={t('task.removeAsk', { title: task.title })}
            detail={t('task.removeDetail')}
            onRemove={() => void save(() => calls.removeTask(task.id))}
          />
        )
      }
    >
      <SideField id="task-title" label={t('task.title')} sentences={error?.fields.title}>
        <Input
          id="task-title"
          autoFocus
          maxLength={200}
          value={typed.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </SideField>
      <Checkbox checked={typed.required} onChange={(event) => set({ required: event.target.checked })}>
        {t('task.requiredLabel')}
      </Checkbox>
      <SideField id="task-owner" label={t('task.owner')} sentences={error?.fields.owner_id}>
        <Select
          id="task-owner"
          allowClear
          value={typed.owner_id}
          placeholder={t('task.noOwner')}
          options={board.people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(owner) => set({ owner_id: owner ?? null })}
        />
      </SideField>
      <SideField id="task-due" label={t('task.dueOn')} sentences={error?.fields.due_on}>
        <DayInput id="task-due" allowClear value={typed.due_on} onChange={(due_on) => set({ due_on })} />
      </SideField>
      {task && (
        <SideField id="task-note" label={t('task.note')} sentences={error?.fields.note}>
          <Input.TextArea
            id="task-note"
            rows={3}
            maxLength={2000}
            value={typed.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </SideField>
      )}
    </SideForm>
  );
}
