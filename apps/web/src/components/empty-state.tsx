import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';
import './empty-state.css';

interface EmptyStateProps {
  illustration?: IllustrationName;
  title: string;
  /** What to do first. */
  detail?: string;
  action?: ReactNode;
}

/** Shown where there is nothing yet: a drawing, what it means, and the first thing to do. */
export function EmptyState({ illustration = 'papers', title, detail, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Illustration name={illustration} />
      <p className="empty-state-title">{title}</p>
      {detail && <p className="empty-state-detail">{detail}</p>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
