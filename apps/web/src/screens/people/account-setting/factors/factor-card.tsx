import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import './factors.css';

interface FactorCardProps {
  title: string;
  lead: string;
  extra?: ReactNode;
  /** The query for the panel's content. */
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  failure: string;
  children: ReactNode;
}

/** The frame of a panel of second factors: what it is for, errors, and the present settings. */
export function FactorCard({ title, lead, extra, query, failure, children }: FactorCardProps) {
  return (
    <Card title={title} extra={extra}>
      <p className="below-16 muted">{lead}</p>
      {failure && <Alert type="error" showIcon title={failure} className="below-16" />}
      {query.error && <ErrorState detail={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isPending ? <Skeleton active title={false} /> : !query.error && children}
    </Card>
  );
}
