import { useTranslation } from 'react-i18next';
import { useIdentities, useIdentityCalls } from '../../api/queries/people/identity.ts';
import { factorCalls, useSecondFactors } from '../../api/queries/people/second-factor.ts';
import { DoorIcon } from '../../components/page/door-icon.tsx';
import { hasPasskeys, showPasskey } from './passkey.ts';
import '../../layouts/auth/third-parties.css';

interface OtherProofsProps {
  isBusy: boolean;
  run: (action: () => Promise<void>) => Promise<void>;
  onConfirmed: () => void;
}

/** Alternatives to the password that confirm the user's identity before a sensitive action. */
export function OtherProofs({ isBusy, run, onConfirmed }: OtherProofsProps) {
  const { t } = useTranslation('factors');
  const { data: factors } = useSecondFactors();
  const hasPasskey = hasPasskeys() && (factors?.passkeys.length ?? 0) > 0;
  const isWithoutPassword = factors?.has_password === false;
  if (!hasPasskey && !isWithoutPassword) return null;
  const confirm = () =>
    run(async () => {
      const shown = await showPasskey(await factorCalls.beginConfirmation());
      if (shown === null) return;
      await factorCalls.confirm(shown);
      onConfirmed();
    });
  return (
    <div className="grid gap-10 above-20">
      <p className="third-parties-or flex items-center gap-12 font-base faint">
        <span>{t('or')}</span>
      </p>
      {hasPasskey && (
        <button
          type="button"
          className="third-party min-h-42 font-inherit flex items-center justify-center full gap-8 font-lead medium text-plain bg-card framed-strong radius-large pointer"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          <DoorIcon name="key" size={16} />
          {t('passkeys.use')}
        </button>
      )}
      {isWithoutPassword && <ProviderProofs isBusy={isBusy} run={run} />}
    </div>
  );
}

/** A user without a password confirms through an identity provider; the browser leaves the page and returns to it. */
function ProviderProofs({ isBusy, run }: Pick<OtherProofsProps, 'isBusy' | 'run'>) {
  const { t } = useTranslation('factors');
  const { data: identities } = useIdentities();
  const { confirm } = useIdentityCalls();
  const here = window.location.pathname + window.location.search;
  return identities?.map(({ id, provider }) => (
    <button
      key={id}
      type="button"
      className="third-party min-h-42 font-inherit flex items-center justify-center full gap-8 font-lead medium text-plain bg-card framed-strong radius-large pointer"
      disabled={isBusy}
      onClick={() => void run(() => confirm(provider.id, here))}
    >
      {t('confirmWith', { name: provider.name })}
    </button>
  ));
}
