import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AuthHead } from '../../../layouts/auth/auth-parts.tsx';
import { dropInvitation } from '../../../session/invitation.ts';
import { paths } from '../../../session/redirect.ts';
import { useSession } from '../../../session/session-store.ts';
import { JoinStep } from './join-step.tsx';
import { useInvitation } from './use-invitation.ts';
import './invitation.css';

/** What the link of an invitation opens: who invites, to which company, as what; and the way in. */
export default function InvitationScreen() {
  const { token, shown } = useInvitation();
  if (shown.state === 'loading') return null;
  if (shown.state === 'open') return <JoinStep token={token} invitation={shown.invitation} />;
  return <Closed sentence={shown.sentence} />;
}

function Closed({ sentence }: { sentence: string }) {
  const { t } = useTranslation('invitation');
  const navigate = useNavigate();
  const { authenticated } = useSession();
  const leave = () => {
    dropInvitation();
    navigate(authenticated ? paths.home : paths.signIn);
  };
  return (
    <>
      <AuthHead title={t('closed')} lead={sentence || t('noLink')} />
      <button
        type="button"
        className="auth-submit min-h-42 text-on-fill bg-fill font-inherit border-0 flex items-center justify-center full gap-10 above-6 font-lead medium radius-large pointer"
        onClick={leave}
      >
        {t(authenticated ? 'home' : 'signIn')}
      </button>
    </>
  );
}
