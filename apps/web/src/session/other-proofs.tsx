import { useTranslation } from 'react-i18next';
import { useIdentities, useIdentityCalls } from '../api/queries/identity.ts';
import { factorCalls, useSecondFactors } from '../api/queries/second-factor.ts';
import { Icon } from '../components/icon.tsx';
import { hasPasskeys, showPasskey } from './passkey.ts';
import '../layouts/auth/third-parties.css';

interface OtherProofsProps {
  isBusy: boolean;
  run: (action: () => Promise<void>) => Promise<void>;
  onConfirmed: () => void;
}

/** Ways beside the password to show, before a sensitive act, that it is still the same person. */
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
    <div className="third-parties">
      <p className="third-parties-or">
        <span>{t('or')}</span>
      </p>
      {hasPasskey && (
        <button type="button" className="third-party" disabled={isBusy} onClick={() => void confirm()}>
          <Icon name="key" size={16} />
          {t('passkeys.use')}
        </button>
      )}
      {isWithoutPassword && <ProviderProofs isBusy={isBusy} run={run} />}
    </div>
  );
}

/** Who has no password lets the third party vouch again; the page is left for it and stands again afterwards. */
function ProviderProofs({ isBusy, run }: Pick<OtherProofsProps, 'isBusy' | 'run'>) {
  const { t } = useTranslation('factors');
  const { data: identities } = useIdentities();
  const { confirm } = useIdentityCalls();
  const here = window.location.pathname + window.location.search;
  return identities?.map(({ id, provider }) => (
    <button
      key={id}
      type="button"
      className="third-party"
      disabled={isBusy}
      onClick={() => void run(() => confirm(provider.id, here))}
    >
      {t('confirmWith', { name: provider.name })}
    </button>
  ));
}
