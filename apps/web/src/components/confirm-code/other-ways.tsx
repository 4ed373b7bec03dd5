import type { OfferedFactors } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorCalls } from '../../api/queries/people/second-factor.ts';
import { AuthFailure, AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import { TextField } from '../../layouts/auth/fields.tsx';
import { rule } from '../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { hasPasskeys, showPasskey } from '../../session/confirm/passkey.ts';
import { refreshSession } from '../../session/expired/refresh.ts';
import { DoorIcon } from '../page/door-icon.tsx';
import '../../layouts/auth/third-parties.css';

/** Alternatives to the six-character code: a passkey, a recovery code. */
export function OtherWays({ offered }: { offered: OfferedFactors | undefined }) {
  const { t } = useTranslation('factors');
  const [isRecovering, setRecovering] = useState(false);
  const passkey = offered?.passkey && hasPasskeys();
  if (!passkey && !offered?.recovery) return null;
  return (
    <div className="grid gap-10 above-20">
      <p className="third-parties-or flex items-center gap-12 font-base faint">
        <span>{t('or')}</span>
      </p>
      {passkey && <PasskeyStep />}
      {offered.recovery && !isRecovering && (
        <button
          type="button"
          className="third-party min-h-42 font-inherit flex items-center justify-center full gap-8 font-lead medium text-plain bg-card framed-strong radius-large pointer"
          onClick={() => setRecovering(true)}
        >
          {t('recovery.use')}
        </button>
      )}
      {isRecovering && <RecoveryStep />}
    </div>
  );
}

function PasskeyStep() {
  const { t } = useTranslation('factors');
  const form = useAuthForm({}, {}, async () => undefined);
  const give = () =>
    form.run(async () => {
      const shown = await showPasskey(await factorCalls.beginPasskey());
      if (shown === null) return;
      await factorCalls.givePasskey(shown);
      await refreshSession({ confirmed: true });
    });
  return (
    <>
      <AuthFailure>{form.failure}</AuthFailure>
      <button
        type="button"
        className="third-party min-h-42 font-inherit flex items-center justify-center full gap-8 font-lead medium text-plain bg-card framed-strong radius-large pointer"
        disabled={form.isBusy}
        onClick={() => void give()}
      >
        <DoorIcon name="key" size={16} />
        {t('passkeys.use')}
      </button>
    </>
  );
}

function RecoveryStep() {
  const { t } = useTranslation('factors');
  const rules = { code: [rule.required(t('recovery.enter'))] };
  const form = useAuthForm({ code: '' }, rules, async ({ code }) => {
    await factorCalls.giveRecoveryCode(code.trim());
    await refreshSession({ confirmed: true });
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AuthFailure>{form.failure}</AuthFailure>
      <TextField
        {...form.field('code')}
        label={t('recovery.code')}
        hint={t('recovery.codeHint')}
        maxLength={40}
        autoComplete="off"
        autoFocus
      />
      <AuthSubmit isBusy={form.isBusy}>{t('recovery.confirm')}</AuthSubmit>
    </form>
  );
}
