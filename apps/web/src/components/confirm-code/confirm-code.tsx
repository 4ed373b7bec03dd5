import type { OfferedFactors } from '@folio/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedFactors } from '../../api/queries/people/second-factor.ts';
import { sessionCalls, usePublicConfig } from '../../api/queries/people/session.ts';
import { AuthFailure, AuthHead } from '../../layouts/auth/auth-parts.tsx';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { confirmCode } from '../../session/session-actions.ts';
import { useSession } from '../../session/session-store.ts';
import { DoorIcon } from '../page/door-icon.tsx';
import { CodeForm } from './code-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { ResendCode } from './resend-code.tsx';
import { emptyCode, useCodeRules } from './use-code-rules.ts';

interface ConfirmCodeProps {
  /** Replaces the sentence that names the address the code went to. */
  lead?: string;
  /** Replaces the key of the toast after another code was asked for. */
  resent?: string;
}

/** The second step: the code from the email. The auth layout opens the app once the code is confirmed. */
export function ConfirmCode({ lead, resent }: ConfirmCodeProps) {
  const { t } = useTranslation('auth');
  const { profile } = useSession();
  const email = profile?.email;
  const [isTrusted, setTrusted] = useState(false);
  const form = useAuthForm(emptyCode, useCodeRules(), ({ code }) => confirmCode(code, email, isTrusted));
  useFirstCode(form.run);
  const { data: offered } = useOfferedFactors();
  const takesCode = !offered || offered.mail || offered.authenticator;
  const usualLead = useLead(email, offered);
  return (
    <>
      <AuthHead title={t('confirmCode.title')} lead={lead ?? usualLead} />
      {offered?.mail !== false && <DevelopmentMailbox />}
      <AuthFailure>{form.failure || form.field('code').problem}</AuthFailure>
      {takesCode && <CodeForm form={form} isTrusted={isTrusted} onTrust={setTrusted} />}
      {offered?.mail !== false && <ResendCode ask={sessionCalls.requestCode} {...(resent && { resent })} />}
      <OtherWays offered={offered} />
    </>
  );
}

/** What the page asks for: the mailed code, the app's, either of them, or something else. */
function useLead(email: string | undefined, offered: OfferedFactors | undefined): string {
  const { t } = useTranslation('auth');
  if (offered?.mail === false)
    return t(offered.authenticator ? 'factors:confirmCode.authenticator' : 'factors:confirmCode.others');
  if (offered?.authenticator) return t('factors:confirmCode.either', { email });
  return email ? t('confirmCode.description', { email }) : t('confirmCode.descriptionPlain');
}

/** Asks for a code when the page loads. */
function useFirstCode(run: (action: () => Promise<void>) => Promise<void>): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run(async () => {
      await sessionCalls.requestCode();
    });
  });
}

/** In development no mail leaves the machine: this is where it can be read. */
export function DevelopmentMailbox() {
  const { t } = useTranslation('auth');
  const { data: config } = usePublicConfig();
  if (!config?.dev_mailbox) return null;
  return (
    <p className="auth-note icons-rigid flex items-top gap-10 below-20 pad-10-14 font-base radius-medium muted bg-grey">
      <DoorIcon name="mail" size={16} />
      <span>
        {t('confirmCode.mailbox')}{' '}
        <a className="underlined underline-low" href="/dev/mailbox" target="_blank" rel="noreferrer">
          {t('confirmCode.mailboxLink')}
        </a>
      </span>
    </p>
  );
}
