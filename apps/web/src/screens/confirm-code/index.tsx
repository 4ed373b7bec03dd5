import { Input } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { sessionCalls, usePublicConfig } from '../../api/queries/session.ts';
import { Icon } from '../../components/icon.tsx';
import { AuthFailure, AuthHead, AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import { rule } from '../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { paths } from '../../session/redirect.ts';
import { confirmCode } from '../../session/session-actions.ts';
import { useSession } from '../../session/session-store.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ResendCode } from './resend-code.tsx';

/** The specification's one-time code length. */
const codeLength = 6;
const wholeCode = /^[A-Z0-9]{6}$/;

const toUpperCase = (text: string) => text.toUpperCase();

/** The second step: the code from the email. The auth layout goes on by itself once the session stands. */
export default function ConfirmCodeScreen() {
  const { t } = useTranslation('auth');
  const { profile } = useSession();
  const email = profile?.email;
  const rules = { code: [rule.pattern(wholeCode, t('validation.codeLength'))] };
  const form = useAuthForm({ code: '' }, rules, ({ code }) => confirmCode(code, email));
  useFirstCode(form.run);
  const code = form.field('code');
  return (
    <>
      <AuthHead
        title={t('confirmCode.title')}
        lead={email ? t('confirmCode.description', { email }) : t('confirmCode.descriptionPlain')}
      />
      <DevelopmentMailbox />
      <AuthFailure>{form.failure || code.problem}</AuthFailure>
      <form noValidate onSubmit={form.onSubmit}>
        <fieldset className="code-cells">
          <legend>{t('confirmCode.label')}</legend>
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
        <AuthSubmit isBusy={form.isBusy}>{t('confirmCode.button')}</AuthSubmit>
      </form>
      <ResendCode />
    </>
  );
}

/** Asks for a code when the page loads; without a session there is nothing to confirm and sign-in shows. */
function useFirstCode(run: (action: () => Promise<void>) => Promise<void>): void {
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run(async () => {
      try {
        await sessionCalls.requestCode();
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
        navigate(paths.signIn, { replace: true });
      }
    });
  });
}

/** In development no mail leaves the machine: this is where it can be read. */
function DevelopmentMailbox() {
  const { t } = useTranslation('auth');
  const { data: config } = usePublicConfig();
  if (!config?.dev_mailbox) return null;
  return (
    <p className="auth-note auth-note-plain">
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
