import type { OfferedFactors } from '@folio/contract';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useOfferedFactors } from '../../../api/queries/people/second-factor.ts';
import { sessionCalls, usePublicConfig } from '../../../api/queries/people/session.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { AuthFailure, AuthHead, AuthSubmit } from '../../../layouts/auth/auth-parts.tsx';
import { rule } from '../../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../../layouts/auth/use-auth-form.ts';
import { paths } from '../../../session/redirect.ts';
import { confirmCode } from '../../../session/session-actions.ts';
import { useSession } from '../../../session/session-store.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { OtherWays } from './other-ways.tsx';
import { ResendCode } from './resend-code.tsx';
import { TrustBrowser } from './trust-browser.tsx';

/** The specification's one-time code length. */
const codeLength = 6;
const wholeCode = /^[A-Z0-9]{6}$/;

const toUpperCase = (text: string) => text.toUpperCase();

/** Without a password accepted there is no code to confirm: the sign-in page shows, and nothing is asked of the server. */
export default function ConfirmCodeScreen() {
  const { secondFactorPending } = useSession();
  return secondFactorPending ? <ConfirmCode /> : <Navigate to={paths.signIn} replace />;
}

/** The second step: the code from the email. The auth layout opens the app once the code is confirmed. */
function ConfirmCode() {
  const { t } = useTranslation('auth');
  const { profile } = useSession();
  const email = profile?.email;
  const rules = { code: [rule.pattern(wholeCode, t('validation.codeLength'))] };
  const [isTrusted, setTrusted] = useState(false);
  const form = useAuthForm({ code: '' }, rules, ({ code }) => confirmCode(code, email, isTrusted));
  useFirstCode(form.run);
  const { data: offered } = useOfferedFactors();
  const takesCode = !offered || offered.mail || offered.authenticator;
  const code = form.field('code');
  return (
    <>
      <AuthHead title={t('confirmCode.title')} lead={useLead(email, offered)} />
      {offered?.mail !== false && <DevelopmentMailbox />}
      <AuthFailure>{form.failure || code.problem}</AuthFailure>
      {takesCode && (
        <form noValidate onSubmit={form.onSubmit}>
          <fieldset className="code-cells p-0 border-0">
            <legend className="p-0 below-6">{t('confirmCode.label')}</legend>
            <ThemeProvider>
              <Input.OTP
                length={codeLength}
                size="large"
                formatter={toUpperCase}
                autoFocus
                autoComplete="one-time-code"
                {...(code.problem && { status: 'error' as const })}
                value={code.value}
                onInput={(cells) => code.onText(cells.join(''))}
                onChange={code.onText}
              />
            </ThemeProvider>
          </fieldset>
          <TrustBrowser isTrusted={isTrusted} onChange={setTrusted} />
          <AuthSubmit isBusy={form.isBusy}>{t('confirmCode.button')}</AuthSubmit>
        </form>
      )}
      {offered?.mail !== false && <ResendCode />}
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
function DevelopmentMailbox() {
  const { t } = useTranslation('auth');
  const { data: config } = usePublicConfig();
  if (!config?.dev_mailbox) return null;
  return (
    <p className="auth-note icons-rigid flex items-top gap-10 below-20 pad-10-14 font-base radius-medium muted bg-grey">
      <Icon name="mail" size={16} />
      <span>
        {t('confirmCode.mailbox')}{' '}
        <a href="/dev/mailbox" target="_blank" rel="noreferrer">
          {t('confirmCode.mailboxLink')}
        </a>
      </span>
    </p>
  );
}
