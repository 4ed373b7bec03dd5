import type { WorkMeta, WorkRow } from '@folio/contract';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWorkMutations } from '../../../../api/queries/people/practice-work.ts';
import { Day } from '../../../../components/day/day.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';

const noOne = '';

/** What is to be done, for whom, since when, until when, and by whom. */
export function useWorkColumns(practiceId: string, people: WorkMeta['people']): DataColumn<WorkRow>[] {
  const { t } = useTranslation('practice');
  return [
    {
      key: 'name',
      title: t('work.col.client'),
      render: (_, row) => <strong className="bold">{clientName(row)}</strong>,
    },
    { key: 'kind', title: t('work.col.what'), render: (_, row) => <WorkWords row={row} /> },
    { key: 'since', title: t('work.col.since'), width: 130, render: (_, row) => <Day value={row.since} /> },
    { key: 'due', title: t('work.col.due'), width: 160, render: (_, row) => <DueDay row={row} /> },
    {
      key: 'assignee',
      title: t('work.col.assignee'),
      width: 190,
      render: (_, row) => <AssigneeSelect practiceId={practiceId} row={row} people={people} />,
    },
    {
      key: 'met',
      title: <span className="visually-hidden absolute clip nowrap">{t('work.col.met')}</span>,
      width: 130,
      align: 'right',
      render: (_, row) => <MetButton practiceId={practiceId} row={row} />,
    },
  ];
}

export function clientName({ name, name_zh: nameZh }: Pick<WorkRow, 'name' | 'name_zh'>): string {
  return currentLanguage() === 'zh-Hant' && nameZh !== null ? nameZh : name;
}

/** "3 bank lines to reconcile". */
export function WorkWords({ row }: { row: WorkRow }) {
  const { t } = useTranslation('practice');
  return <>{t(`work.item.${row.kind}`, { count: row.count })}</>;
}

export function DueDay({ row }: { row: WorkRow }) {
  const { t } = useTranslation('practice');
  return (
    <span className="flex items-center gap-8 nowrap">
      <Day value={row.due_on} />
      {row.is_late && <StateTag tone="red">{t('work.late')}</StateTag>}
    </span>
  );
}

interface AssigneeSelectProps {
  practiceId: string;
  row: WorkRow;
  people: WorkMeta['people'];
}

function AssigneeSelect({ practiceId, row, people }: AssigneeSelectProps) {
  const { t } = useTranslation('practice');
  const { assign } = useWorkMutations(practiceId);
  const options = [
    { value: noOne, label: t('work.noOne') },
    ...people.map(({ user_id, name, is_me: isMe }) => ({
      value: user_id,
      label: isMe ? t('work.me', { name }) : name,
    })),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click or key in the list of people does not open the row
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Select
        variant="borderless"
        size="small"
        className="full"
        aria-label={t('work.assigneeOf', { client: clientName(row) })}
        value={row.assignee?.user_id ?? noOne}
        options={options}
        onChange={(userId) =>
          void assign(row.company_id, userId === noOne ? null : userId).catch((error: Error) =>
            toast.error(error.message),
          )
        }
      />
    </span>
  );
}

/** Folio cannot know that a return was delivered: a person says so, and can undo it. */
function MetButton({ practiceId, row }: { practiceId: string; row: WorkRow }) {
  const { t } = useTranslation('practice');
  const { markDeadline } = useWorkMutations(practiceId);
  const { due_on: dueOn, kind } = row;
  if (dueOn === null || (kind !== 'annual_return' && kind !== 'business_registration')) return null;
  const mark = (met: boolean) =>
    markDeadline(row.company_id, { deadline: kind, due_on: dueOn, met }).catch((error: Error) =>
      toast.error(error.message),
    );
  return (
    <Button
      size="small"
      aria-label={t('work.markMet', { client: clientName(row), what: t(`work.kind.${kind}`) })}
      onClick={async (event) => {
        event.stopPropagation();
        await mark(true);
        toast.success(t('work.marked', { client: clientName(row), what: t(`work.kind.${kind}`) }), {
          action: { label: t('work.undo'), run: () => void mark(false) },
        });
      }}
    >
      {t('work.met')}
    </Button>
  );
}
