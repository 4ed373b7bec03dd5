import type { CompanyPaperReading, CompanyPaperValue } from '@folio/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
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
  const isRead = result.reading.fields.length > 0;
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
  return t(reading.fields.length === 0 ? 'paper.nothing' : 'paper.found', { papers, count });
}

function Decision({ value, paper }: { value: CompanyPaperValue; paper: CompanyPaperState }) {
  const { t } = useTranslation('company');
  const field = t(`field.${value.field}`);
  return (
    <Alert
      className="below-16"
      type="warning"
      showIcon
      title={
        <span className="flex wrap items-center between gap-8">
          {t('paper.ask', { field, found: value.value })}
          <span className="flex wrap gap-8">
            <Button size="small" onClick={() => paper.decide(value, true)} aria-label={t('paper.useOf', { field })}>
              {t('paper.use')}
            </Button>
            <Button size="small" onClick={() => paper.decide(value, false)} aria-label={t('paper.keepOf', { field })}>
              {t('paper.keep')}
            </Button>
          </span>
        </span>
      }
    />
  );
}
