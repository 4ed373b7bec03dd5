import type { CompanyRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSetCompanyState } from '../../../../api/queries/people/company.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refreshSession } from '../../../../session/expired/refresh.ts';

const undoOfferMs = 8000;

/** Archives the company, which is undone from the toast, or takes an archived one back into use: its owner's only. */
export function ArchiveButton({ company }: { company: CompanyRow }) {
  const { t } = useTranslation('company');
  const change = useSetCompanyState();
  if (company.role !== 'owner') return null;
  const set = async (state: CompanyRow['state'], undone: boolean) => {
    await change.mutateAsync({ id: company.id, state });
    await refreshSession();
    const other = state === 'archived' ? 'active' : 'archived';
    const undo = {
      action: { label: t('undo'), run: () => void set(other, true).catch(shown) },
      durationMs: undoOfferMs,
    };
    toast.success(t(`changed.${state}`, { name: company.name }), undone ? {} : undo);
  };
  const next = company.state === 'archived' ? 'active' : 'archived';
  return (
    <Button loading={change.isPending} onClick={() => void set(next, false).catch(shown)}>
      {t(next === 'archived' ? 'archive' : 'restore')}
    </Button>
  );
}

/** The client has said why it failed. */
const shown = () => undefined;
