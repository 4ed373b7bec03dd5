import type { CompanyPaperReading, CompanyPaperValue } from '@folio/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListFill } from './fill-people.ts';
import type { CompanyPaperState } from './use-company-paper.ts';

/** What became of the last certificate, and what a person decides about it. */
export function PaperOutcome({ paper }: { paper: CompanyPaperState }) {
  const { t } = useTranslation('company');
  const { failure, result, reading } = paper;
  if (reading !== null) return null;
  if (failure !== null)
    return (
      <Alert
        className="below-16"
        type="error"
        showIcon
        role="alert"
        title={failure.message || t('common:error.network')}
      />
    );
  if (result === null) return null;
  const { fields, directors, share_capital: capital } = result.reading;
  const isRead = fields.length + directors.length + capital.length > 0;
  return (
    <>
      <Alert
        className="below-16"
        type={isRead ? 'success' : 'warning'}
        showIcon
        role="status"
        title={<Words {...result} />}
      />
      {paper.asked.map((value) => (
        <Decision key={value.field} value={value} paper={paper} />
      ))}
      {(['directors', 'share_capital'] as const)
        .filter((list) => paper.askedLists[list] !== undefined)
        .map((list) => (
          <ListDecision key={list} list={list} paper={paper} />
        ))}
    </>
  );
}

function Words({ reading, count }: { reading: CompanyPaperReading; count: number }) {
  const { t } = useTranslation('company');
  if (reading.papers.length === 0) {
    const { other_kind: other } = reading;
    return other === null || other === 'other'
      ? t('paper.unknown')
      : t('paper.other', { found: t(`paper.otherKind.${other}`) });
  }
  const papers = [...new Set(reading.papers.map(({ kind }) => t(`paper.kind.${kind}`)))].join(t('paper.and'));
  const isEmpty = reading.fields.length + reading.directors.length + reading.share_capital.length === 0;
  return t(isEmpty ? 'paper.nothing' : 'paper.found', { papers, count });
}

function Decision({ value, paper }: { value: CompanyPaperValue; paper: CompanyPaperState }) {
  const { t } = useTranslation('company');
  const field = t(`field.${value.field}`);
  return (
    <Choice
      field={field}
      words={t('paper.ask', { field, found: value.value })}
      onChoose={(usesPaper) => paper.decide(value, usesPaper)}
    />
  );
}

function ListDecision({ list, paper }: { list: keyof ListFill; paper: CompanyPaperState }) {
  const { t } = useTranslation('company');
  const { directors = [], share_capital: capital = [] } = paper.askedLists;
  const found =
    list === 'directors'
      ? directors.map(({ name }) => name).join(t('paper.and'))
      : capital.map((row) => `${row.number} ${row.share_class} (${row.currency} ${row.amount})`).join(t('paper.and'));
  return (
    <Choice
      field={t(list === 'directors' ? 'field.directors' : 'section.shareCapital')}
      words={t(list === 'directors' ? 'paper.askDirectors' : 'paper.askShares', { found })}
      onChoose={(usesPaper) => paper.decideList(list, usesPaper)}
    />
  );
}

interface ChoiceProps {
  field: string;
  words: string;
  onChoose: (usesPaper: boolean) => void;
}

function Choice({ field, words, onChoose }: ChoiceProps) {
  const { t } = useTranslation('company');
  return (
    <Alert
      className="below-16"
      type="warning"
      showIcon
      title={
        <span className="flex wrap items-center between gap-8">
          {words}
          <span className="flex wrap gap-8">
            <Button size="small" onClick={() => onChoose(true)} aria-label={t('paper.useOf', { field })}>
              {t('paper.use')}
            </Button>
            <Button size="small" onClick={() => onChoose(false)} aria-label={t('paper.keepOf', { field })}>
              {t('paper.keep')}
            </Button>
          </span>
        </span>
      }
    />
  );
}
