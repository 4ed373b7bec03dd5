import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { AuthFailure, AuthHead } from '../../layouts/auth/auth-parts.tsx';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { useSession } from '../../session/session-store.ts';
import { CodeForm } from './code-form.tsx';
import { ConfirmCode, DevelopmentMailbox } from './confirm-code.tsx';
import { ResendCode } from './resend-code.tsx';
import { emptyCode, useCodeRules } from './use-code-rules.ts';

interface CodeAfterSignUpProps {
  email: string;
  onPassword: () => void;
}

/**
 * The code, on the sign-in page, right after signing up. The page is the same whether the address was new or had an
 * account: who has an account must not be learned here. Without a session no code is right.
 */
export default function CodeAfterSignUp({ email, onPassword }: CodeAfterSignUpProps) {
  const { t } = useTranslation('auth');
  const { secondFactorPending } = useSession();
  const lead = t('signUp.codeLead', { email });
  const resent = 'auth:signUp.codeSent';
  return (
    <>
      {secondFactorPending ? <ConfirmCode lead={lead} resent={resent} /> : <NoRightCode lead={lead} resent={resent} />}
      <p className="above-24 muted text-center">
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={onPassword}
        >
          {t('signUp.usePassword')}
        </button>
      </p>
    </>
  );
}

function NoRightCode({ lead, resent }: { lead: string; resent: string }) {
  const { t } = useTranslation('auth');
  const [isTrusted, setTrusted] = useState(false);
  const form = useAuthForm(emptyCode, useCodeRules(), async () => {
    const message = t('confirmCode.refused');
    throw new ApiError({ status: 422, word: 'code_invalid', message, fields: { code: [message] } });
  });
  return (
    <>
      <AuthHead title={t('confirmCode.title')} lead={lead} />
      <DevelopmentMailbox />
      <AuthFailure>{form.failure || form.field('code').problem}</AuthFailure>
      <CodeForm form={form} isTrusted={isTrusted} onTrust={setTrusted} />
      <ResendCode ask={() => Promise.resolve()} resent={resent} />
    </>
  );
}
