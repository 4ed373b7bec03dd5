import type { NewToken, TokenRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTokenCalls, useTokens } from '../../../../api/queries/people/account-setting.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { NewTokenNote } from './new-token-note.tsx';
import { TokenCard, useTokenColumns } from './token-columns.tsx';
import { TokenForm } from './token-form.tsx';
import './tokens.css';

/** The user's API tokens: made, looked at, revoked. */
export function TokensTab() {
  const { t } = useTranslation('account-setting');
  const { data: tokens, error, refetch } = useTokens();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewToken | null>(null);
  const revoke = useRevoke();
  const columns = useTokenColumns(revoke);
  const makeButton = (
    <Button type="primary" onClick={() => setMaking(true)}>
      {t('tokens.make')}
    </Button>
  );
  const closeForm = (token: NewToken | null) => {
    setMaking(false);
    if (token !== null) setMade(token);
  };
  return (
    <>
      {made !== null && <NewTokenNote made={made} onClose={() => setMade(null)} />}
      <Card title={t('tokens.title')} extra={tokens && tokens.length > 0 ? makeButton : null}>
        <p className="reading-note font-base muted below-12">
          {t('tokens.lead')}{' '}
          <a className="underlined" href="/api/docs">
            {t('tokens.docs')}
          </a>
        </p>
        <DataTable<TokenRow>
          label={t('tokens.title')}
          rows={tokens}
          rowKey={(row) => row.id}
          columns={columns}
          error={error}
          onRetry={() => void refetch()}
          card={(row) => <TokenCard token={row} onRevoke={revoke} />}
          empty={<EmptyState title={t('tokens.empty')} detail={t('tokens.emptyDetail')} action={makeButton} />}
        />
      </Card>
      {isMaking && <TokenForm onClose={closeForm} />}
    </>
  );
}

/** Asks, then ends a token at once. */
function useRevoke() {
  const { t } = useTranslation('account-setting');
  const calls = useTokenCalls();
  const confirm = useConfirm();
  return async ({ id, name }: TokenRow) => {
    const question = { title: t('tokens.ask', { name }), detail: t('tokens.askDetail'), okText: t('tokens.revoke') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await calls.revoke(id);
      toast.success(t('tokens.revoked', { name }));
    } catch (cause) {
      console.error('The token was not revoked', cause);
    }
  };
}
