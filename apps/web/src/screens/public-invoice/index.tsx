import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { PublicLayout } from './layout.tsx';
import { Pages } from './pages.tsx';
import { Summary } from './summary.tsx';
import { tokenOf } from './token.ts';
import { useHash, usePublicInvoice } from './use-public-invoice.ts';
import './public-invoice.css';

/** What a customer sees who opens a link: the document, what is due, and nothing to sign in to. */
export default function PublicInvoiceScreen() {
  const { t } = useTranslation('public-invoice');
  const token = tokenOf(useHash());
  const { shown, retry, answered } = usePublicInvoice(token);
  if (shown.state === 'loading') return <FullScreenSpinner />;
  if (shown.state === 'open') {
    return (
      <PublicLayout invoice={shown.invoice}>
        <Summary key={token} token={token} invoice={shown.invoice} onAnswered={answered} />
        <Pages key={shown.invoice.state} token={token} invoice={shown.invoice} />
      </PublicLayout>
    );
  }
  return (
    <PublicLayout invoice={null}>
      {shown.state === 'failed' ? (
        <ErrorState detail={shown.sentence} onRetry={retry} />
      ) : (
        <section className="public-closed">
          <h1>{t('closed')}</h1>
          <p>{shown.sentence || t('noLink')}</p>
        </section>
      )}
    </PublicLayout>
  );
}
