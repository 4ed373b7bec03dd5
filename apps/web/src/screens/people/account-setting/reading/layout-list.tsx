import type { StatementLayout } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  layoutCalls,
  statementLayoutsKey,
  useStatementLayouts,
} from '../../../../api/queries/documents/statement-layout.ts';
import { InstantDay } from '../../../../components/day/day.tsx';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useSession } from '../../../../session/session-store.ts';
import { useMay } from '../../../../session/use-may.ts';

/** The layouts of statements that were taught here; each can be forgotten. */
export function LayoutList() {
  const { t } = useTranslation(['account-setting', 'document']);
  const { company } = useSession();
  const { data, error, refetch } = useStatementLayouts(company?.id);
  const mayForget = useMay('write');
  const forget = useForget();
  if (error !== null && data === undefined) return <ErrorState detail={error.message} onRetry={refetch} />;
  return (
    <>
      <p className="reading-note font-base muted below-12">{t('layouts.lead')}</p>
      {data?.length === 0 && <p className="reading-note font-base muted">{t('layouts.empty')}</p>}
      <ul className="layout-list" aria-label={t('layouts.title')}>
        {(data ?? []).map((layout) => {
          const name = layout.name || t('layouts.unnamed');
          const roles = layout.taught.columns.filter(({ role }) => role !== 'ignored');
          return (
            <li className="flex wrap items-center gap-4-16 pad-8-0 font-base ruled-below" key={layout.id}>
              <div>
                <strong>{name}</strong>
                <span>{roles.map(({ role }) => t(`document:columns.role.${role}`)).join(t('learnt.and'))}</span>
              </div>
              <InstantDay value={layout.learned_at} />
              {mayForget && (
                <Button
                  size="small"
                  aria-label={t('layouts.forgetOf', { name })}
                  onClick={() => void forget(layout, name)}
                >
                  {t('layouts.forget')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Asks, then forgets the columns of a layout. */
function useForget() {
  const { t } = useTranslation('account-setting');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  return async ({ id }: StatementLayout, name: string) => {
    const question = { title: t('layouts.ask', { name }), detail: t('layouts.askDetail'), okText: t('layouts.forget') };
    if (!(await confirm(question))) return;
    try {
      await layoutCalls.forget(id);
      toast.success(t('layouts.forgotten', { name }));
    } catch (cause) {
      console.error('A layout was not forgotten', cause);
    }
    await queryClient.invalidateQueries({ queryKey: statementLayoutsKey });
  };
}
