import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { tokenOf } from '../public-invoice/token.ts';
import { useHash } from '../public-invoice/use-public-invoice.ts';
import { Asked } from './asked.tsx';
import { LinkLayout } from './layout.tsx';
import { usePublicQuestions } from './use-public-questions.ts';

/** What a client sees who opens a link: the questions, a way to answer each, and nothing to sign in to. */
export default function PublicQuestionsScreen() {
  const { t } = useTranslation('public-questions');
  const token = tokenOf(useHash());
  const { shown, retry, changed } = usePublicQuestions(token);
  if (shown.state === 'loading') return <FullScreenSpinner />;
  if (shown.state === 'open') {
    return (
      <LinkLayout company={shown.asked.company}>
        <Asked key={token} token={token} asked={shown.asked} onChanged={changed} />
      </LinkLayout>
    );
  }
  return (
    <LinkLayout company={null}>
      {shown.state === 'failed' ? (
        <ErrorState detail={shown.sentence} onRetry={retry} />
      ) : (
        <section className="public-closed">
          <h1>{t('closed')}</h1>
          <p>{shown.sentence || t('noLink')}</p>
        </section>
      )}
    </LinkLayout>
  );
}
