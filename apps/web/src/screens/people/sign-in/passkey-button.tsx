import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { factorCalls } from '../../../api/queries/people/second-factor.ts';
import { DoorIcon } from '../../../components/page/door-icon.tsx';
import { hasPasskeys, showPasskey } from '../../../session/confirm/passkey.ts';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { landingPath, rememberPath } from '../../../session/redirect.ts';

interface PasskeyButtonProps {
  isBusy: boolean;
  run: (action: () => Promise<void>) => Promise<void>;
}

/** A passkey instead of e-mail, password and code. */
export function PasskeyButton({ isBusy, run }: PasskeyButtonProps) {
  const { t } = useTranslation('factors');
  const [search] = useSearchParams();
  if (!hasPasskeys()) return null;
  const signIn = () =>
    run(async () => {
      const shown = await showPasskey(await factorCalls.beginSignIn());
      if (shown === null) return;
      await factorCalls.signIn(shown);
      rememberPath(localStorage, landingPath(localStorage, search.get('redirectTo')));
      await refreshSession({ confirmed: true });
    });
  return (
    <button
      type="button"
      className="third-party min-h-42 font-inherit flex items-center justify-center full gap-8 font-lead medium text-plain bg-card framed-strong radius-large pointer"
      disabled={isBusy}
      onClick={() => void signIn()}
    >
      <DoorIcon name="key" size={16} />
      {t('passkeySignIn')}
    </button>
  );
}
