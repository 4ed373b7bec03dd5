import { useTranslation } from 'react-i18next';
import type { LineShow } from '../../../../api/queries/banking/bank.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { NextStageLink } from '../../../../components/month-strip/next-stage-link.tsx';
import { useCanUpload } from '../../../../uploads/use-can-upload.ts';

interface NoLinesProps {
  show: LineShow;
  isSearch: boolean;
  hasLines: boolean;
}

/** Says why the list is empty and what to do first. */
export function NoLines({ show, isSearch, hasLines }: NoLinesProps) {
  const { t } = useTranslation('bank-statement');
  const canUpload = useCanUpload();
  if (isSearch) return <EmptyState illustration="search" title={t('empty.search')} detail={t('empty.searchDetail')} />;
  if (!hasLines || show === 'all') {
    return (
      <EmptyState
        illustration="bank"
        title={t('empty.none')}
        detail={t('empty.noneDetail')}
        action={canUpload && undefined}
      />
    );
  }
  if (show === 'to_do') {
    const next = <NextStageLink after="lines" />;
    return <EmptyState illustration="boat" title={t('empty.done')} detail={t('empty.doneDetail')} action={next} />;
  }
  return <EmptyState title={t(`empty.${show}`)} detail={t(`empty.${show}Detail`)} />;
}
