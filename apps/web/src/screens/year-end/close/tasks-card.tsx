import type { CloseBoard, CloseTaskRow } from '@folio/contract';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { Day } from '../../../components/day/day.tsx';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { TaskForm } from './task-form.tsx';
import { TemplatesForm } from './templates-form.tsx';

type Panel = { name: 'task'; task: CloseTaskRow | null } | { name: 'lists'; practiceId: string };

/** Tasks that only a person can say are done, with owner and due date. */
export function TasksCard({ board }: { board: CloseBoard }) {
  const { t } = useTranslation('accounting-close');
  const mayWrite = useMay('write');
  const { profile } = useSession();
  const [panel, setPanel] = useState<Panel | null>(null);
  const { error, mark } = useMark();
  const practice = profile?.via_practice ?? profile?.practices[0] ?? null;
  const buttons = mayWrite && (
    <span className="flex wrap gap-8">
      {practice && (
        <Button size="small" onClick={() => setPanel({ name: 'lists', practiceId: practice.id })}>
          {t('templates.open')}
        </Button>
      )}
      <Button size="small" icon={<Icon name="plus" size={14} />} onClick={() => setPanel({ name: 'task', task: null })}>
        {t('task.add')}
      </Button>
    </span>
  );
  return (
    <Card title={t('tasks.title')} extra={buttons}>
      {error && <Refusal error={error} />}
      {board.tasks.length === 0 && <p className="muted">{t('tasks.empty')}</p>}
      <ul className="grid gap-10">
        {board.tasks.map((task) => (
          <Task
            key={task.id}
            task={task}
            mayWrite={mayWrite}
            onMark={(isDone) => void mark(task, isDone)}
            onOpen={() => setPanel({ name: 'task', task })}
          />
        ))}
      </ul>
      {panel?.name === 'task' && <TaskForm board={board} task={panel.task} onClose={() => setPanel(null)} />}
      {panel?.name === 'lists' && (
        <TemplatesForm board={board} practiceId={panel.practiceId} onClose={() => setPanel(null)} />
      )}
    </Card>
  );
}

interface TaskProps {
  task: CloseTaskRow;
  mayWrite: boolean;
  onMark: (isDone: boolean) => void;
  onOpen: () => void;
}

function Task({ task, mayWrite, onMark, onOpen }: TaskProps) {
  const { t } = useTranslation('accounting-close');
  const facts = [
    task.required ? t('task.required') : null,
    task.owner?.name ?? null,
    task.done_by === null ? null : t('task.doneBy', { name: task.done_by }),
    task.note || null,
  ].filter((fact) => fact !== null);
  return (
    <li className="flex items-start between gap-12">
      <span className="grid gap-2">
        <Checkbox
          checked={task.done_at !== null}
          disabled={!mayWrite}
          onChange={(event) => onMark(event.target.checked)}
        >
          {task.title}
        </Checkbox>
        <span className="font-small muted">
          {task.due_on && (
            <>
              {t('task.due')} <Day value={task.due_on} /> {facts.length > 0 && '· '}
            </>
          )}
          {facts.join(' · ')}
        </span>
      </span>
      {mayWrite && (
        <Button type="link" size="small" aria-label={t('task.editOne', { title: task.title })} onClick={onOpen}>
          {t('task.edit')}
        </Button>
      )}
    </li>
  );
}

/** Marks a task as done or open. */
function useMark() {
  const { changeTask } = useCloseCalls();
  const [error, setError] = useState<ApiError | null>(null);
  const mark = async ({ id, title, required, owner, due_on, note, version }: CloseTaskRow, done: boolean) => {
    setError(null);
    try {
      await changeTask(id, { title, required, owner_id: owner?.id ?? null, due_on, note, done, version });
    } catch (cause) {
      setError(asApiError(cause));
    }
  };
  return { error, mark };
}
