import type { PracticeRequestRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type PracticeAct, useRequestCalls } from '../../../../api/queries/people/access-request.ts';
import { RequestStateTag } from '../../../../components/access/request-state.tsx';
import { InstantDay } from '../../../../components/day/day.tsx';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { companyNameIn } from '../../../../layouts/main/company-name.ts';

export function usePracticeRequestColumns(practiceId: string): DataColumn<PracticeRequestRow>[] {
  const { t } = useTranslation('practice');
  return [
    { key: 'number', title: t('col.number'), dataIndex: 'number', width: 84, className: 'figures num' },
    { key: 'company', title: t('col.company'), render: (_, row) => <CompanyAsked row={row} /> },
    { key: 'asked_by', title: t('col.asked_by'), width: 160, render: (_, row) => t(`askedBy.${row.asked_by}`) },
    { key: 'created', title: t('col.created'), width: 130, render: (_, row) => <InstantDay value={row.created_at} /> },
    { key: 'state', title: t('col.state'), width: 150, render: (_, row) => <Standing row={row} /> },
    { key: 'acts', title: '', align: 'right', render: (_, row) => <Acts row={row} practiceId={practiceId} /> },
  ];
}

/** Its name where the company showed itself, else the number that was typed. */
function CompanyAsked({ row }: { row: PracticeRequestRow }) {
  const { t } = useTranslation('practice');
  return (
    <span className="strong-bold grid min-0 gap-2">
      <strong>{row.company ? companyNameIn(currentLanguage(), row.company) : row.asked_number}</strong>
      <span className="font-small faint break">{row.company ? row.asked_number : t('byNumber')}</span>
      {row.message && <span className="font-small faint break">{row.message}</span>}
    </span>
  );
}

function Standing({ row }: { row: PracticeRequestRow }) {
  const { t } = useTranslation('practice');
  return (
    <span className="strong-bold grid min-0 gap-2">
      <span className="font-small faint break">
        <RequestStateTag state={row.state} />
      </span>
      {row.role && <small className="font-small faint break">{t(`shell:role.${row.role}`)}</small>}
    </span>
  );
}

function actsOf(row: PracticeRequestRow): PracticeAct[] {
  if (row.state === 'accepted') return ['revoke'];
  if (row.state !== 'pending') return [];
  return row.asked_by === 'company' ? ['accept', 'reject'] : ['cancel'];
}

function Acts({ row, practiceId }: { row: PracticeRequestRow; practiceId: string }) {
  const { t } = useTranslation('practice');
  const calls = useRequestCalls();
  const confirm = useConfirm();
  const name = row.company ? companyNameIn(currentLanguage(), row.company) : row.asked_number;
  const run = async (act: PracticeAct) => {
    const question = { title: t(`confirm.${act}`, { name }), okText: t(`act.${act}`), danger: true };
    if (act !== 'accept' && !(await confirm(question))) return;
    try {
      await calls.actForPractice(practiceId, row.id, act);
      toast.success(t(`done.${act}`, { name }));
    } catch (cause) {
      toast.error(refusalText(cause));
    }
  };
  return (
    <span className="flex wrap justify-end gap-8">
      {actsOf(row).map((act) => (
        <Button
          key={act}
          size="small"
          type={act === 'accept' ? 'primary' : 'default'}
          danger={act === 'revoke'}
          onClick={() => void run(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
    </span>
  );
}

/** A request on a phone. */
export function PracticeRequestCard({ row, practiceId }: { row: PracticeRequestRow; practiceId: string }) {
  return (
    <div className="grid cells-start gap-10">
      <CompanyAsked row={row} />
      <Standing row={row} />
      <Acts row={row} practiceId={practiceId} />
    </div>
  );
}
