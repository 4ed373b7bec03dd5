import type { RoomInvitation } from '@folio/contract';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { guestCalls } from '../../../api/queries/year-end/guest-room.ts';
import { Day } from '../../../components/day/day.tsx';
import { FullScreenSpinner } from '../../../components/feedback/full-screen-spinner.tsx';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { Logo } from '../../../components/page/logo.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { companyNameIn } from '../../../layouts/main/company-name.ts';
import { dropLinkToken, takeLinkToken } from '../../../session/link-token.ts';
import { paths, rememberPath } from '../../../session/redirect.ts';
import { signOut } from '../../../session/session-actions.ts';
import { useSession } from '../../../session/session-store.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import '../../../components/practice/practice.css';

const key = 'auditorInvitation';

type Shown = RoomInvitation | { refusal: string } | null;

/** What the link of an auditor's invitation opens: which company invites, whom, until when, and the way in. */
export default function AuditorInvitationScreen() {
  const { initialised } = useSession();
  const [token] = useState(() => takeLinkToken(key));
  const [shown, setShown] = useState<Shown>(token === '' ? { refusal: '' } : null);
  useEffect(() => {
    if (token === '') return;
    guestCalls.invitation(token).then(setShown, (cause: unknown) => setShown({ refusal: refusalText(cause) }));
  }, [token]);
  if (!initialised || shown === null) return <FullScreenSpinner />;
  return (
    <ThemeProvider>
      <main className="join-page h-screen grid cells-center gap-16 pad-24">
        <Logo />
        <Card className="join-card grid gap-14">
          {'refusal' in shown ? <Closed sentence={shown.refusal} /> : <Open token={token} invitation={shown} />}
        </Card>
      </main>
    </ThemeProvider>
  );
}

function Open({ token, invitation }: { token: string; invitation: RoomInvitation }) {
  const { t } = useTranslation('auditor-room');
  const { authenticated, profile } = useSession();
  const company = companyNameIn(currentLanguage(), { name: invitation.company, name_zh: invitation.company_zh });
  const isOwn = profile?.email.toLowerCase() === invitation.email;
  return (
    <>
      <h1 className="font-page">{t('invitation.title', { company })}</h1>
      <p>{t('invitation.lead', { title: invitation.title })}</p>
      <p>
        {t('field.until')} <Day value={invitation.until} />
      </p>
      {!authenticated && <ComeIn invitation={invitation} />}
      {authenticated && isOwn && <Enter token={token} />}
      {authenticated && !isOwn && (
        <>
          <p role="alert">{t('invitation.other', { email: invitation.email, own: profile?.email ?? '' })}</p>
          <Button size="large" onClick={() => void signOut()}>
            {t('invitation.signOut')}
          </Button>
        </>
      )}
    </>
  );
}

function ComeIn({ invitation: { email, has_account: hasAccount } }: { invitation: RoomInvitation }) {
  const { t } = useTranslation('auditor-room');
  const navigate = useNavigate();
  const go = () => {
    rememberPath(localStorage, '/auditor');
    navigate(hasAccount ? paths.signIn : paths.signUp, { state: { email } });
  };
  return (
    <>
      <p>{t(hasAccount ? 'invitation.signInNote' : 'invitation.signUpNote', { email })}</p>
      <Button type="primary" size="large" onClick={go}>
        {t(hasAccount ? 'invitation.signIn' : 'invitation.signUp')}
      </Button>
    </>
  );
}

function Enter({ token }: { token: string }) {
  const { t } = useTranslation('auditor-room');
  const navigate = useNavigate();
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      const { id } = await guestCalls.join(token);
      dropLinkToken(key);
      navigate(`/auditor-room/${id}`, { replace: true });
    } catch (cause) {
      setRefused(refusalText(cause));
      setBusy(false);
    }
  };
  return (
    <>
      {refused !== '' && (
        <p className="refusal icons-rigid flex gap-10 below-16 pad-12-16 text-red bg-red radius-large" role="alert">
          {refused}
        </p>
      )}
      <Button type="primary" size="large" loading={isBusy} onClick={() => void enter()}>
        {t('invitation.enter')}
      </Button>
    </>
  );
}

function Closed({ sentence }: { sentence: string }) {
  const { t } = useTranslation('auditor-room');
  const navigate = useNavigate();
  const leave = () => {
    dropLinkToken(key);
    navigate('/auditor-room');
  };
  return (
    <>
      <h1 className="font-page">{t('invitation.closed')}</h1>
      <p>{sentence || t('invitation.noLink')}</p>
      <Button onClick={leave}>{t('invitation.mine')}</Button>
    </>
  );
}
