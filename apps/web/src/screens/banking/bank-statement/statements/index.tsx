import type { TimelineSpan } from '@folio/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTimeline } from '../../../../api/queries/banking/bank-evidence.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { BankNav } from '../bank-nav.tsx';
import { AccountPicker } from './account-picker.tsx';
import { useStatementColumns } from './columns.tsx';
import { StatementCard } from './statement-card.tsx';
import { Timeline } from './timeline.tsx';
import { Troubles } from './troubles.tsx';
import { useAccount } from './use-account.ts';
import '../css/head.css';
import './statements.css';

/** Which statements of an account are here, whether each follows the one before, and how far each is. */
export default function StatementsScreen() {
  const { t } = useTranslation('bank-proof');
  const navigate = useNavigate();
  const { accounts, chosen, choose } = useAccount();
  const timeline = useTimeline(chosen?.id ?? '');
  const spans = timeline.data;
  const newestFirst = useMemo(() => spans?.toReversed(), [spans]);
  const kind = chosen?.kind ?? 'bank';
  const columns = useStatementColumns({ kind, currency: chosen?.currency });
  const open = (span: TimelineSpan) => {
    if (span.statement_id === null || chosen === undefined) return;
    const query = new URLSearchParams({ account: chosen.id, statement: span.statement_id, show: 'all' });
    void navigate(`/bank-statement?${query}`);
  };
  const isEmpty = accounts.data?.length === 0 || spans?.length === 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        beside={chosen && <AccountPicker accounts={accounts.data ?? []} value={chosen.id} onChoose={choose} />}
      />
      <BankNav accountId={chosen?.id ?? ''} />
      {spans && spans.length > 0 && (
        <Card className="timeline-card grid gap-14 below-16">
          <Troubles spans={spans} />
          <Timeline spans={spans} accountId={chosen?.id ?? ''} />
        </Card>
      )}
      <Card flush>
        <DataTable
          label={t('title')}
          rows={isEmpty ? [] : newestFirst}
          rowKey={(span) => `${span.kind} ${span.statement_id ?? span.start}`}
          columns={columns}
          error={timeline.error ?? accounts.error}
          onRetry={() => {
            void accounts.refetch();
            void timeline.refetch();
          }}
          onOpen={open}
          rowClassName={(span) => (span.kind === 'statement' ? '' : 'span-row')}
          card={(span) => <StatementCard span={span} kind={kind} currency={chosen?.currency} />}
          empty={<EmptyState illustration="bank" title={t('none')} detail={t('noneDetail')} />}
        />
      </Card>
    </>
  );
}
