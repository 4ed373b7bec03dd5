import type { AccessRequestRow, PracticeRole } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { type CompanyAct, useRequestCalls } from '../../../api/queries/people/access-request.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';

/** What an owner does with a practice's request. Ending access asks first: it cannot be undone from here. */
export function useAccessActs() {
  const { t } = useTranslation('access');
  const calls = useRequestCalls();
  const confirm = useConfirm();
  return {
    /** Lets a practice in with a role, or gives it another one. */
    level: async (row: AccessRequestRow, role: PracticeRole) => {
      await (row.state === 'accepted' || row.asked_by === 'company'
        ? calls.changeLevel(row.id, role)
        : calls.accept(row.id, role));
      toast.success(t(row.state === 'accepted' ? 'done.level' : 'done.accept', { name: row.name }));
    },
    act: async (row: AccessRequestRow, act: CompanyAct) => {
      const detail = act === 'revoke' ? t('revokeDetail') : undefined;
      const question = {
        title: t(`confirm.${act}`, { name: row.name }),
        okText: t(`act.${act}`),
        danger: true,
        detail,
      };
      if (!(await confirm(question))) return;
      try {
        await calls.actForCompany(row.id, act);
        toast.success(t(`done.${act}`, { name: row.name }));
      } catch (cause) {
        toast.error(refusalText(cause));
      }
    },
  };
}
