import type { OperatorView } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useOperatorView } from '../../../api/queries/people/operator.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import NotFoundScreen from '../../../components/not-found/index.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { GivenUpTable } from './given-up-table.tsx';
import { Installation } from './installation.tsx';
import { ProcessTable, QueueTable } from './tables.tsx';

/** The state of the installation. The server answers "not found" to all but its administrators, and so does the screen. */
export default function OperatorScreen() {
  const { t } = useTranslation('operator');
  const { data, error, refetch } = useOperatorView();
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  return (
    <div className="cards-apart">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {error && !data && (
        <Card>
          <ErrorState title={t('failed')} detail={error.message} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <Card flush>
          <RowsSkeleton rows={8} />
        </Card>
      )}
      {data && <Cards view={data} />}
    </div>
  );
}

function Cards({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator');
  return (
    <>
      <Card title={t('installation.title')}>
        <Installation view={view} />
      </Card>
      <Card flush title={t('queues.title')}>
        <QueueTable rows={view.queues} />
      </Card>
      <Card flush title={t('givenUp.title')}>
        <GivenUpTable rows={view.given_up} />
      </Card>
      <Card flush title={t('processes.title')}>
        <ProcessTable rows={view.processes} />
      </Card>
    </>
  );
}
