import type { ArrivalNext } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useArrival } from '../../../api/queries/people/identity.ts';
import { FullScreenSpinner } from '../../../components/feedback/full-screen-spinner.tsx';
import { AuthFailure, AuthHead } from '../../../layouts/auth/auth-parts.tsx';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { paths, rememberPath } from '../../../session/redirect.ts';
import { CreateForm } from './create-form.tsx';
import { ProveForm } from './prove-form.tsx';

/**
 * For a person whom a third party identified but who has no linked account: they prove that they own the account with
 * their email, or create one.
 */
export default function ThirdPartyScreen() {
  const { t } = useTranslation('factors');
  const { data: arrival, error, refetch } = useArrival();
  const goOn = useGoOn(() => void refetch());
  if (error) return <ArrivalOver message={error.message} />;
  if (!arrival) return <FullScreenSpinner />;
  const { email, provider } = arrival;
  const values = { email, provider: provider.name };
  return arrival.step === 'prove' ? (
    <>
      <AuthHead title={t('arrival.proveTitle')} lead={t('arrival.proveLead', values)} />
      <ProveForm arrival={arrival} onDone={goOn} />
    </>
  ) : (
    <>
      <AuthHead title={t('arrival.createTitle')} lead={t('arrival.createLead', values)} />
      <CreateForm arrival={arrival} onDone={goOn} />
    </>
  );
}

function ArrivalOver({ message }: { message: string }) {
  const { t } = useTranslation('factors');
  return (
    <>
      <AuthHead title={t('arrival.overTitle')} lead={t('arrival.overLead')} />
      <AuthFailure>{message}</AuthFailure>
      <p className="above-24 muted text-center">
        <Link className="underlined underline-low" to={paths.signIn}>
          {t('arrival.back')}
        </Link>
      </p>
    </>
  );
}

/** Opens the next page after a person proved or created their account. */
function useGoOn(reload: () => void): (next: ArrivalNext) => Promise<void> {
  const navigate = useNavigate();
  return async ({ next, return_to }) => {
    if (next === 'create') return reload();
    if (return_to !== null) rememberPath(localStorage, return_to);
    await refreshSession({ confirmed: next === 'in' });
    if (next === 'second_factor') navigate(paths.confirmCode, { replace: true });
  };
}
