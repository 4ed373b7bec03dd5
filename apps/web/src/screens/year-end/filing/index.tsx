import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFiling } from '../../../api/queries/year-end/filing.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { FilingEditor } from './filing-editor.tsx';

/** The tax computation and the accounts of a year as Inline XBRL: facts, answers, checks, files. */
export default function FilingScreen() {
  const { t } = useTranslation('accounting-filing');
  const [{ year }, setView] = useUrlState({ year: '' });
  const filing = useFiling(year === '' ? undefined : year);
  const { data } = filing;
  const current = data?.current ?? null;
  return (
    <>
      <ToolHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          data &&
          current && (
            <Select
              aria-label={t('year')}
              popupMatchSelectWidth={false}
              value={current.year}
              options={data.years.map((value) => ({ value, label: value }))}
              onChange={(chosen) => setView({ year: chosen })}
            />
          )
        }
      />
      {filing.error && data === undefined && (
        <Card>
          <ErrorState detail={filing.error.message} onRetry={() => void filing.refetch()} />
        </Card>
      )}
      {!filing.error && data === undefined && (
        <Card flush>
          <RowsSkeleton rows={10} />
        </Card>
      )}
      {data && current === null && (
        <Card>
          <EmptyState
            title={t('none')}
            detail={t('noneDetail')}
            action={<Link to="/accounting/profits-tax">{t('openTax')}</Link>}
          />
        </Card>
      )}
      {data && current && (
        <div className={filing.isPlaceholderData ? 'dim' : ''} aria-busy={filing.isPlaceholderData}>
          <FilingEditor key={current.year} filing={data} current={current} />
        </div>
      )}
    </>
  );
}
