import type { Arrival, ArrivalNext } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalCalls } from '../../../api/queries/people/identity.ts';
import { AuthFailure, AuthSubmit, AuthSuccess } from '../../../layouts/auth/auth-parts.tsx';
import { PasswordField, TextField } from '../../../layouts/auth/fields.tsx';
import { rule } from '../../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../../layouts/auth/use-auth-form.ts';

export interface ArrivalFormProps {
  arrival: Arrival;
  onDone: (next: ArrivalNext) => Promise<void>;
}

const wholeCode = /^[A-Za-z0-9]{6}$/;

/** Proof that the e-mail, or its account, is theirs: a mailed code, or the account's password. */
export function ProveForm({ arrival, onDone }: ArrivalFormProps) {
  const { t } = useTranslation('factors');
  const [way, setWay] = useState<'code' | 'password'>('code');
  return (
    <>
      {way === 'code' ? (
        <CodeProof arrival={arrival} onDone={onDone} />
      ) : (
        <PasswordProof arrival={arrival} onDone={onDone} />
      )}
      {arrival.password_possible && (
        <p className="above-24 muted text-center">
          <button
            type="button"
            className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
            onClick={() => setWay(way === 'code' ? 'password' : 'code')}
          >
            {t(way === 'code' ? 'arrival.byPassword' : 'arrival.byCode')}
          </button>
        </p>
      )}
    </>
  );
}

function CodeProof({ arrival, onDone }: ArrivalFormProps) {
  const { t } = useTranslation('factors');
  const calls = useArrivalCalls();
  const [isSent, setSent] = useState(false);
  const rules = { code: [rule.pattern(wholeCode, t('auth:validation.codeLength'))] };
  const form = useAuthForm({ code: '' }, isSent ? rules : {}, async ({ code }) => {
    if (isSent) return onDone(await calls.proveByCode(code.trim()));
    await calls.mailCode();
    setSent(true);
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AuthFailure>{form.failure}</AuthFailure>
      <AuthSuccess>{isSent && !form.failure ? t('arrival.sent', { email: arrival.email }) : ''}</AuthSuccess>
      {isSent && (
        <TextField
          {...form.field('code')}
          label={t('auth:confirmCode.label')}
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
        />
      )}
      <AuthSubmit isBusy={form.isBusy}>{t(isSent ? 'arrival.confirm' : 'arrival.sendCode')}</AuthSubmit>
    </form>
  );
}

function PasswordProof({ arrival, onDone }: ArrivalFormProps) {
  const { t } = useTranslation('factors');
  const calls = useArrivalCalls();
  const rules = { password: [rule.required(t('auth:validation.enterPassword'))] };
  const form = useAuthForm({ password: '' }, rules, async ({ password }) =>
    onDone(await calls.proveByPassword(password)),
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AuthFailure>{form.failure}</AuthFailure>
      <input type="hidden" autoComplete="username" value={arrival.email} readOnly />
      <PasswordField {...form.field('password')} label={t('auth:password')} autoComplete="current-password" autoFocus />
      <AuthSubmit isBusy={form.isBusy}>{t('arrival.confirm')}</AuthSubmit>
    </form>
  );
}
