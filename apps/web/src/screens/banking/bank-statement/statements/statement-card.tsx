import type { BankAccountRow, TimelineSpan } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Balance } from '../../../../components/money/balance.tsx';
import { Period } from './columns.tsx';
import { SpanState } from './span-state.tsx';

interface StatementCardProps {
  span: TimelineSpan;
  kind: BankAccountRow['kind'];
  currency: string | undefined;
}

/** A statement, a gap or an overlap as a phone shows it. */
export function StatementCard({ span, kind, currency }: StatementCardProps) {
  const { t } = useTranslation('bank-proof');
  return (
    <div className="statement-card gap-6-12 grid items-center cells-start columns-wide-auto">
      <Period span={span} />
      <Balance value={span.closing_balance} kind={kind} {...(currency && { currency })} strong />
      <SpanState span={span} />
      {span.to_do > 0 && <span className="figures num">{t('toDo', { count: span.to_do })}</span>}
    </div>
  );
}
