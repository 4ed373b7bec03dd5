import type { TokenRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InstantDay } from '../../../../components/day/day.tsx';
import { StateTag, type StateTone } from '../../../../components/feedback/state-tag.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { Instant } from '../security/instant.tsx';

type Revoke = (token: TokenRow) => Promise<void>;

const tones: Record<TokenRow['state'], StateTone> = { active: 'green', expired: 'amber', revoked: 'grey' };

export function useTokenColumns(onRevoke: Revoke): DataColumn<TokenRow>[] {
  const { t } = useTranslation('account-setting');
  return [
    { title: t('tokens.name'), key: 'name', render: (_, row) => <TokenName token={row} /> },
    { title: t('tokens.reach'), key: 'reach', render: (_, row) => <TokenReach token={row} /> },
    { title: t('tokens.expires'), dataIndex: 'expires_at', render: (at: string) => <InstantDay value={at} /> },
    { title: t('tokens.lastUsed'), key: 'used', render: (_, row) => <LastUsed token={row} /> },
    { title: t('tokens.state'), key: 'state', render: (_, row) => <TokenState token={row} /> },
    { title: '', key: 'revoke', align: 'right', render: (_, row) => <RevokeButton token={row} onRevoke={onRevoke} /> },
  ];
}

function TokenName({ token }: { token: TokenRow }) {
  return (
    <>
      <span className="medium break">{token.name}</span>
      <span className="token-ending block font-base faint">…{token.ending}</span>
    </>
  );
}

function TokenReach({ token }: { token: TokenRow }) {
  const { t } = useTranslation('account-setting');
  return (
    <>
      {t(`tokens.scope.${token.scope}`)}
      <span className="block font-base faint">{token.company?.name ?? t('tokens.allCompanies')}</span>
    </>
  );
}

function LastUsed({ token }: { token: TokenRow }) {
  const { t } = useTranslation('account-setting');
  if (token.last_used_at === null) return t('tokens.never');
  return (
    <>
      <Instant value={token.last_used_at} />
      <span className="block font-base faint">{token.last_address}</span>
    </>
  );
}

function TokenState({ token }: { token: TokenRow }) {
  const { t } = useTranslation('account-setting');
  return <StateTag tone={tones[token.state]}>{t(`tokens.states.${token.state}`)}</StateTag>;
}

function RevokeButton({ token, onRevoke }: { token: TokenRow; onRevoke: Revoke }) {
  const { t } = useTranslation('account-setting');
  if (token.state !== 'active') return null;
  return (
    <Button
      size="small"
      danger
      aria-label={t('tokens.revokeOf', { name: token.name })}
      onClick={() => void onRevoke(token)}
    >
      {t('tokens.revoke')}
    </Button>
  );
}

/** A token on a phone. */
export function TokenCard({ token, onRevoke }: { token: TokenRow; onRevoke: Revoke }) {
  const { t } = useTranslation('account-setting');
  return (
    <div className="token-card grid cells-start gap-6">
      <div className="flex items-start between full gap-12">
        <span>
          <TokenName token={token} />
        </span>
        <TokenState token={token} />
      </div>
      <span>
        <TokenReach token={token} />
      </span>
      <span className="reading-note font-base muted">
        {t('tokens.expires')} <InstantDay value={token.expires_at} />
      </span>
      <RevokeButton token={token} onRevoke={onRevoke} />
    </div>
  );
}
