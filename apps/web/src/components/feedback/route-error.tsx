import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ErrorState } from './error-state.tsx';

/** Replaces a screen that crashed; Retry reloads the page. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  useEffect(() => console.error('A screen failed', error), [error]);
  return (
    <div className="route-error">
      <ErrorState title={t('error.screen')} detail={t('error.screenHint')} onRetry={() => window.location.reload()} />
    </div>
  );
}
