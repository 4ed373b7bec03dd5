import type { Schedule } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';

/** The lines that a recurring journal posts on each of its days, and the entry that they were copied from. */
export function JournalCard({ journal }: { journal: NonNullable<Schedule['journal']> }) {
  const { t } = useTranslation('accounting-schedules');
  const { copied_from, lines } = journal;
  const source = copied_from !== null && <Link to={`/journal-entry/${copied_from}`}>{t('recurring.source')}</Link>;
  return (
    <Card title={t('recurring.lines')} extra={source}>
      <FigureTable
        caption={t('recurring.lines')}
        heads={['account', 'words', 'debit', 'credit'].map((one) => t(`recurring.${one}`))}
        rows={lines.map((line, index) => ({
          key: String(index),
          head: line.account_code,
          cells: [line.description, formatAmount(line.debit), formatAmount(line.credit)],
        }))}
      />
    </Card>
  );
}
