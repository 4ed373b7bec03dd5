import type { ReportSheet } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { instantText } from './cell-text.ts';

interface EmptySheetProps {
  sheet: ReportSheet;
  filters: readonly string[];
  onClearFilters: () => void;
}

/** Why nothing is here, and what would show something. */
export function EmptySheet({ sheet, filters, onClearFilters }: EmptySheetProps) {
  const { t } = useTranslation('reports');
  if (filters.length > 0) {
    const names = filters.map((name) => t(`param.${name}`)).join(t('listComma'));
    return (
      <EmptyState
        illustration="search"
        title={t('empty.filtered')}
        detail={t('empty.filteredDetail', { filters: names })}
        action={<Button onClick={onClearFilters}>{t('empty.clear')}</Button>}
      />
    );
  }
  if (sheet.known_on !== null) {
    const time = instantText(sheet.known_on, currentLanguage());
    return <EmptyState title={t('empty.known', { time })} detail={t('empty.knownDetail')} />;
  }
  const isAged = sheet.report === 'aged-receivable' || sheet.report === 'aged-payable';
  return (
    <EmptyState
      title={t(isAged ? `empty.${sheet.report}` : 'empty.period')}
      detail={t(isAged ? 'empty.agedDetail' : 'empty.periodDetail')}
    />
  );
}
