import type { AuthenticatorSetUp } from '@folio/contract';
import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFactorChanges, useSecondFactors } from '../../../../api/queries/people/second-factor.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Instant } from '../security/instant.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { FactorCard } from './factor-card.tsx';
import { useActing } from './use-acting.ts';

/** The authenticator app: set up, confirm, remove; and whether codes are also sent by email. */
export default function AuthenticatorPanel() {
  const { t } = useTranslation('factors');
  const query = useSecondFactors();
  const factors = query.data;
  const changes = useFactorChanges();
  const { isBusy, failure, act } = useActing();
  const confirm = useConfirm();
  const [setUp, setSetUp] = useState<AuthenticatorSetUp | null>(null);
  const begin = () => act(async () => setSetUp(await changes.beginAuthenticator()));
  const remove = async () => {
    const detail = t('authenticator.removeDetail');
    if (!(await confirm({ title: t('authenticator.removeAsk'), detail, okText: t('remove'), danger: true }))) return;
    if (await act(changes.removeAuthenticator)) toast.success('factors:authenticator.removed', { translate: true });
  };
  const since = factors?.authenticator_since ?? null;
  const isPossible = factors?.authenticator_possible ?? false;
  return (
    <FactorCard title={t('authenticator.title')} lead={t('authenticator.lead')} query={query} failure={failure}>
      {!isPossible && <p className="muted">{t('authenticator.notPossible')}</p>}
      {isPossible && since === null && setUp === null && (
        <Button type="primary" loading={isBusy} onClick={() => void begin()}>
          {t('authenticator.begin')}
        </Button>
      )}
      {setUp && since === null && (
        <AuthenticatorForm setUp={setUp} onClose={() => setSetUp(null)} onConfirm={changes.confirmAuthenticator} />
      )}
      {since !== null && (
        <div className="factor-row flex items-center between gap-12">
          <div>
            <p className="gap-4-10 flex wrap items-center medium break">
              {t('authenticator.on')} <StateTag tone="green">{t('on')}</StateTag>
            </p>
            <p className="factor-detail flex wrap font-base muted">
              {t('since')} <Instant value={since} />
            </p>
          </div>
          <Button loading={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      )}
      <MailCodes />
    </FactorCard>
  );
}

/** A user who has other factors may switch off codes by email. */
function MailCodes() {
  const { t } = useTranslation('factors');
  const labelId = useId();
  const { data: factors } = useSecondFactors();
  const changes = useFactorChanges();
  const { isBusy, failure, act } = useActing();
  if (!factors) return null;
  const hasOther = factors.authenticator_since !== null || factors.passkeys.length > 0;
  if (!hasOther && factors.mails_codes) return null;
  return (
    <div className="factor-row flex items-center between gap-12 factor-row-apart pad-top-16 ruled-above">
      <div>
        <p className="gap-4-10 flex wrap items-center medium break" id={labelId}>
          {t('mailCodes.title')}
        </p>
        <p className="factor-detail flex wrap font-base muted">{failure || t('mailCodes.detail')}</p>
      </div>
      <Switch
        aria-labelledby={labelId}
        checked={factors.mails_codes}
        loading={isBusy}
        onChange={(on) => void act(() => changes.setMailCodes(on))}
      />
    </div>
  );
}
