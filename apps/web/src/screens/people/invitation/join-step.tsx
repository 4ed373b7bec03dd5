import type { Invitation } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { invitationCalls } from '../../../api/queries/people/staff.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { AuthFailure, AuthHead } from '../../../layouts/auth/auth-parts.tsx';
import { dropInvitation } from '../../../session/invitation.ts';
import { paths } from '../../../session/redirect.ts';
import { signOut, switchCompany } from '../../../session/session-actions.ts';
import { useSession } from '../../../session/session-store.ts';

interface JoinStepProps {
  token: string;
  invitation: Invitation;
}

/** Says what one is invited to, and the next step: signing in or up, leaving another account, or joining. */
export function JoinStep({ token, invitation }: JoinStepProps) {
  const { t } = useTranslation('invitation');
  const { t: shell } = useTranslation('shell');
  const { authenticated, profile } = useSession();
  const company = (currentLanguage() === 'zh-Hant' ? invitation.company_zh : null) || invitation.company;
  const role = shell(`role.${invitation.role}`);
  const isOwn = profile?.email.toLowerCase() === invitation.email;
  return (
    <>
      <AuthHead
        title={t('title', { company })}
        lead={t('lead', { person: invitation.invited_by, role, email: invitation.email })}
      />
      {!authenticated && <ComeIn invitation={invitation} />}
      {authenticated && isOwn && <Join token={token} company={company} />}
      {authenticated && !isOwn && <OtherAccount email={invitation.email} own={profile?.email ?? ''} />}
    </>
  );
}

function ComeIn({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitation');
  const path = invitation.has_account ? paths.signIn : paths.signUp;
  return (
    <>
      <Link
        className="auth-submit min-h-42 text-on-fill bg-fill font-inherit border-0 flex items-center justify-center full gap-10 above-6 font-lead medium radius-large pointer"
        to={path}
        state={{ email: invitation.email }}
      >
        {t(invitation.has_account ? 'signIn' : 'signUp')}
      </Link>
      <p className="above-24 muted text-center">
        {t(invitation.has_account ? 'signInNote' : 'signUpNote', { email: invitation.email })}
      </p>
    </>
  );
}

function Join({ token, company }: { token: string; company: string }) {
  const { t } = useTranslation('invitation');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const join = async () => {
    setBusy(true);
    try {
      const { company_id: companyId } = await invitationCalls.accept(token);
      dropInvitation();
      await switchCompany(companyId);
      navigate(paths.home);
    } catch (cause) {
      setFailure(cause instanceof ApiError && cause.message ? cause.message : t('common:error.generic'));
      setBusy(false);
    }
  };
  const later = () => {
    dropInvitation();
    navigate(paths.home);
  };
  return (
    <>
      <AuthFailure>{failure}</AuthFailure>
      <button
        type="button"
        className="auth-submit min-h-42 text-on-fill bg-fill font-inherit border-0 flex items-center justify-center full gap-10 above-6 font-lead medium radius-large pointer"
        disabled={isBusy}
        onClick={() => void join()}
      >
        {t('join', { company })}
      </button>
      <p className="above-24 muted text-center">
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={later}
        >
          {t('later')}
        </button>
      </p>
    </>
  );
}

function OtherAccount({ email, own }: { email: string; own: string }) {
  const { t } = useTranslation('invitation');
  const navigate = useNavigate();
  const goHome = () => {
    dropInvitation();
    navigate(paths.home);
  };
  return (
    <>
      <AuthFailure>{t('otherAccount', { email, own })}</AuthFailure>
      <button
        type="button"
        className="auth-submit min-h-42 text-on-fill bg-fill font-inherit border-0 flex items-center justify-center full gap-10 above-6 font-lead medium radius-large pointer"
        onClick={() => void signOut()}
      >
        {t('signOut')}
      </button>
      <p className="above-24 muted text-center">
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={goHome}
        >
          {t('stay')}
        </button>
      </p>
    </>
  );
}
