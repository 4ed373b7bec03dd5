import type { TaxComputation } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useTaxCalls, useTaxComputation } from '../../../../api/queries/year-end/profits-tax.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../../components/page/tool-header.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { ComputationTag } from '../computation-tag.tsx';
import { HirePurchaseCard } from '../hire-purchase/hire-purchase-card.tsx';
import { AdjustmentsCard } from './adjustments-card.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { InputsForm } from './inputs-form.tsx';
import { RegisterCard } from './register-card.tsx';
import { WorkingCard } from './working-card.tsx';

/** A profits tax computation: its adjustments, its working, its approval and its journal. */
export default function TaxComputationScreen() {
  const { t } = useTranslation('profits-tax');
  const { computationId = '' } = useParams();
  const { data: tax, error, refetch } = useTaxComputation(computationId);
  const parent = { title: t('title'), path: '/accounting/profits-tax' };
  if (tax !== undefined) return <Computation tax={tax} parent={parent} />;
  return (
    <>
      <ToolHeader title={t('title')} parent={parent} />
      <Card>
        {error ? <ErrorState detail={error.message} onRetry={() => void refetch()} /> : <RowsSkeleton rows={6} />}
      </Card>
    </>
  );
}

function Computation({ tax, parent }: { tax: TaxComputation; parent: { title: string; path: string } }) {
  const { t } = useTranslation('profits-tax');
  const isEditable = useMay('write') && tax.state === 'draft';
  const [isEditing, setEditing] = useState(false);
  const language = currentLanguage();
  return (
    <div className="cards-apart">
      <ToolHeader
        parent={parent}
        title={t('yearTitle', { year: tax.year_of_assessment })}
        subtitle={t('basis', { from: formatDay(tax.basis_from, language), to: formatDay(tax.basis_to, language) })}
        beside={<ComputationTag state={tax.state} />}
        actions={
          isEditable && (
            <>
              <RemoveButton tax={tax} />
              <Button icon={<Icon name="pencil" size={15} />} onClick={() => setEditing(true)}>
                {t('inputs.open')}
              </Button>
            </>
          )
        }
      />
      {tax.books_changed && (
        <p className="icons-rigid flex items-center gap-10 below-16 pad-12-16 bg-amber radius-large" role="status">
          <Icon name="info" size={16} /> {t('booksChanged')}
        </p>
      )}
      <AdjustmentsCard tax={tax} isEditable={isEditable} />
      {tax.register !== null && <RegisterCard register={tax.register} />}
      {tax.hire_purchase.length > 0 && <HirePurchaseCard lines={tax.hire_purchase} />}
      <WorkingCard tax={tax} />
      <ApprovalCard tax={tax} />
      {isEditing && <InputsForm tax={tax} onClose={() => setEditing(false)} />}
    </div>
  );
}

function RemoveButton({ tax }: { tax: TaxComputation }) {
  const { t } = useTranslation('profits-tax');
  const { remove } = useTaxCalls();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const ask = async () => {
    const year = tax.year_of_assessment;
    if (!(await confirm({ title: t('remove.title', { year }), okText: t('remove.open'), danger: true }))) return;
    try {
      await remove(tax.id);
      navigate('/accounting/profits-tax');
    } catch (cause) {
      toast.error(refusalText(cause));
    }
  };
  return (
    <Button danger onClick={() => void ask()}>
      {t('remove.open')}
    </Button>
  );
}
