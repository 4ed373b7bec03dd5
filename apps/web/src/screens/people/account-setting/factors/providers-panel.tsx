import type { IdentityRow } from '@folio/contract';
import { Button, Switch } from 'antd';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentities, useIdentityCalls } from '../../../../api/queries/people/identity.ts';
import { usePublicConfig } from '../../../../api/queries/people/session.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useThirdPartyWord } from '../../../../layouts/auth/third-party-word.ts';
import { Instant } from '../security/instant.tsx';
import { FactorCard } from './factor-card.tsx';
import { useActing } from './use-acting.ts';

/** Third parties that sign the user in: linked, unlinked, and whether a code follows. Nothing where this installation has none. */
export default function ProvidersPanel() {
  const { t } = useTranslation('factors');
  const { data: config } = usePublicConfig();
  const query = useIdentities();
  const calls = useIdentityCalls();
  const { isBusy, failure, act } = useActing();
  useSettledWord();
  const offered = config?.identity_providers ?? [];
  const rows = query.data ?? [];
  if (offered.length === 0 && rows.length === 0) return null;
  const free = offered.filter(({ id }) => !rows.some(({ provider }) => provider.id === id));
  const here = window.location.pathname + window.location.search;
  return (
    <FactorCard title={t('providers.title')} lead={t('providers.lead')} query={query} failure={failure}>
      <ul className="factor-list" aria-label={t('providers.title')}>
        {rows.map((row) => (
          <ProviderItem key={row.id} row={row} act={act} />
        ))}
      </ul>
      <div className="flex wrap gap-8">
        {free.map(({ id, name }) => (
          <Button key={id} loading={isBusy} onClick={() => void act(() => calls.link(id, here))}>
            {t('providers.link', { name })}
          </Button>
        ))}
      </div>
    </FactorCard>
  );
}

interface ProviderItemProps {
  row: IdentityRow;
  act: (action: () => Promise<unknown>) => Promise<boolean>;
}

function ProviderItem({ row, act }: ProviderItemProps) {
  const { t } = useTranslation('factors');
  const calls = useIdentityCalls();
  const confirm = useConfirm();
  const labelId = useId();
  const { name } = row.provider;
  const unlink = async () => {
    if (!(await confirm({ title: t('providers.unlinkAsk', { name }), okText: t('providers.unlink'), danger: true })))
      return;
    await act(() => calls.unlink(row.id));
  };
  return (
    <li className="pad-12-0">
      <div className="factor-row flex items-center between gap-12">
        <div>
          <p className="gap-4-10 flex wrap items-center medium break">{name}</p>
          <p className="factor-detail flex wrap font-base muted">
            {row.email && <span>{row.email}</span>}
            {row.last_used_at && (
              <span>
                {t('lastUsed')} <Instant value={row.last_used_at} />
              </span>
            )}
          </p>
        </div>
        <Button onClick={() => void unlink()}>{t('providers.unlink')}</Button>
      </div>
      <div className="flex items-center gap-10 above-10 font-base muted">
        <Switch
          size="small"
          aria-labelledby={labelId}
          checked={row.skips_code}
          onChange={(on) => void act(() => calls.setSkipsCode(row.id, on))}
        />
        <span id={labelId}>{t('providers.skipsCode', { name })}</span>
      </div>
    </li>
  );
}

/** Says how the way to the provider and back ended. */
function useSettledWord(): void {
  const word = useThirdPartyWord();
  useEffect(() => {
    if (word === 'linked') toast.success('factors:thirdParty.linked', { translate: true });
    if (word === 'linked_elsewhere') toast.error('factors:thirdParty.linked_elsewhere', { translate: true });
    if (word === 'confirmed') toast.success('factors:thirdParty.confirmed', { translate: true });
    if (word === 'not_confirmed') toast.error('factors:thirdParty.not_confirmed', { translate: true });
  }, [word]);
}
