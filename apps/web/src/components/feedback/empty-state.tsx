import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration, type IllustrationName } from './illustration.tsx';
import './empty-state.css';

interface EmptyStateProps {
  illustration?: IllustrationName;
  title: string;
  /** What the user should do first. */
  detail?: string;
  /** `false`: the user's role does not allow the action; a read-only notice replaces `detail`, which asks for it. */
  action?: ReactNode;
}

/** An empty state: a drawing, what it means, and the first thing to do. */
export function EmptyState({ illustration = 'papers', title, detail, action }: EmptyStateProps) {
  const { t } = useTranslation('common');
  const shown = action === false ? t('readOnlyEmpty') : detail;
  return (
    <div className="empty-state grid cells-center text-center">
      <Illustration name={illustration} />
      <p className="empty-state-title font-lead bold">{title}</p>
      {shown && <p className="empty-state-detail balance-lines above-6 muted">{shown}</p>}
      {action && <div className="flex wrap justify-center gap-12 above-20">{action}</div>}
    </div>
  );
}
