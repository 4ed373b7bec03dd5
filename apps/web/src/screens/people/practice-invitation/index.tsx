import type { PracticeInvitation } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { practiceCalls } from '../../../api/queries/people/practice.ts';
import { FullScreenSpinner } from '../../../components/feedback/full-screen-spinner.tsx';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { Logo } from '../../../components/page/logo.tsx';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { paths, rememberPath } from '../../../session/redirect.ts';
import { useSession } from '../../../session/session-store.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { dropToken, usePracticeInvitation } from './use-practice-invitation.ts';
import '../../../components/practice/practice.css';

/** What the link of a practice's invitation opens: who invites, whom, and the way in. */
export default function PracticeInvitationScreen() {
  const { initialised } = useSession();
  const { token, shown } = usePracticeInvitation();
  if (!initialised || shown.state === 'loading') return <FullScreenSpinner />;
  return (
    <ThemeProvider>
      <main className="join-page h-screen grid cells-center gap-16 pad-24">
        <Logo />
        <Card className="join-card grid gap-14">
          {shown.state === 'open' ? (
            <Open token={token} invitation={shown.invitation} />
          ) : (
            <Closed sentence={shown.sentence} />
          )}
        </Card>
      </main>
    </ThemeProvider>
  );
}

function Open({ token, invitation }: { token: string; invitation: PracticeInvitation }) {
  const { t } = useTranslation('practice');
  const { authenticated, profile } = useSession();
  const navigate = useNavigate();
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);
  const go = (path: string) => {
    rememberPath(localStorage, '/join');
    navigate(path);
  };
  const accept = async () => {
    setBusy(true);
    try {
      await practiceCalls.takeInvitation(token);
      dropToken();
      await refreshSession();
      navigate('/practice', { replace: true });
    } catch (cause) {
      setRefused(refusalText(cause));
      setBusy(false);
    }
  };
  return (
    <>
      <h1 className="font-page">{t('join.title', { practice: invitation.practice })}</h1>
      <p>{t('join.lead', { name: invitation.name, number: invitation.pc_number })}</p>
      <p>{t('join.for', { email: invitation.email })}</p>
      {refused !== '' && (
        <p className="refusal icons-rigid flex gap-10 below-16 pad-12-16 text-red bg-red radius-large" role="alert">
          {refused}
        </p>
      )}
      <div className="flex wrap gap-8">
        {authenticated ? (
          <Button type="primary" size="large" loading={isBusy} onClick={() => void accept()}>
            {t('join.accept', { email: profile?.email ?? '' })}
          </Button>
        ) : (
          <>
            <Button type="primary" size="large" onClick={() => go(paths.signIn)}>
              {t('join.signIn')}
            </Button>
            <Button size="large" onClick={() => go(paths.accountantSignUp)}>
              {t('join.signUp')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Closed({ sentence }: { sentence: string }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  return (
    <>
      <h1 className="font-page">{t('join.closed')}</h1>
      <p>{sentence || t('join.noLink')}</p>
      <Button onClick={() => navigate('/home')}>{t('join.home')}</Button>
    </>
  );
}
