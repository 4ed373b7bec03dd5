import type { ClientQuestion } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { AnswerWords, QuestionStateTag, SubjectWords } from '../../../components/client-request/question-words.tsx';
import { InstantDay } from '../../../components/day/day.tsx';
import { useMediaQuery } from '../../../components/hooks/use-is-phone.ts';
import type { DataColumn } from '../../../components/table/data-table.tsx';

export function useQuestionColumns(): DataColumn<ClientQuestion>[] {
  const { t } = useTranslation('questions');
  const isTight = useMediaQuery('(width < 1200px)');
  const all: DataColumn<ClientQuestion>[] = [
    {
      key: 'number',
      title: t('col.number'),
      width: 64,
      render: (_, row) => <span className="figures num">{row.number}</span>,
    },
    { key: 'about', title: t('col.about'), width: 240, render: (_, row) => <SubjectWords subject={row.subject} /> },
    {
      key: 'text',
      title: t('col.question'),
      render: (_, row) => <span className="question-short clip break">{row.text}</span>,
    },
    { key: 'answer', title: t('col.answer'), render: (_, row) => <AnswerWords question={row} /> },
    {
      key: 'to',
      title: t('col.to'),
      width: 190,
      className: 'break',
      render: (_, row) => row.to_practice?.name ?? row.email ?? t('inApp'),
    },
    { key: 'asked', title: t('col.asked'), width: 120, render: (_, row) => <InstantDay value={row.asked_at} /> },
    { key: 'state', title: t('col.state'), width: 130, render: (_, row) => <QuestionStateTag state={row.state} /> },
  ];
  return isTight ? all.filter(({ key }) => key !== 'to' && key !== 'asked') : all;
}

/** A question on a phone. */
export function QuestionRowCard({ row }: { row: ClientQuestion }) {
  return (
    <span className="grid full gap-6 text-left">
      <span className="question-card-head flex items-top between gap-12">
        <SubjectWords subject={row.subject} />
        <QuestionStateTag state={row.state} />
      </span>
      <span className="question-short clip break">{row.text}</span>
      <AnswerWords question={row} />
    </span>
  );
}
