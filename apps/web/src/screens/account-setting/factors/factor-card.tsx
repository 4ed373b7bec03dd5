import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import './factors.css';

interface FactorCardProps {
  title: string;
  lead: string;
  extra?: ReactNode;
  /** What the panel shows is on its way, or did not come. */
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  failure: string;
  children: ReactNode;
}

/** The frame of a panel of second factors: what it is for, what went wrong, and what stands. */
export function FactorCard({ title, lead, extra, query, failure, children }: FactorCardProps) {
  return (
    <Card title={title} extra={extra}>
      <p className="factor-lead">{lead}</p>
      {failure && <Alert type="error" showIcon title={failure} className="factor-alert" />}
      {query.error && <ErrorState detail={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isPending ? <Skeleton active title={false} /> : !query.error && children}
    </Card>
  );
}
