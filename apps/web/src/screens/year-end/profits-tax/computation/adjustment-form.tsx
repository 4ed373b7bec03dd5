import type { TaxAdjustment, TaxAdjustmentKind, TaxComputation } from '@folio/contract';
import { adjustmentKinds } from '@folio/contract/choices';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useComputationCalls } from '../../../../api/queries/year-end/profits-tax.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { AdjustmentLines } from './adjustment-lines.tsx';

interface AdjustmentFormProps {
  tax: TaxComputation;
  /** Null: a new one. */
  adjustment: TaxAdjustment | null;
  isEditable: boolean;
  onClose: () => void;
}

/** Accepts, changes or dismisses an adjustment, with the postings and documents behind it. */
export function AdjustmentForm({ tax, adjustment, isEditable, onClose }: AdjustmentFormProps) {
  const { t } = useTranslation('profits-tax');
  const { error, isBusy, save } = useDecision(tax, onClose);
  const [kind, setKind] = useState<TaxAdjustmentKind>(adjustment?.kind ?? 'other_add');
  const [amount, setAmount] = useState<string | null>(adjustment?.amount ?? null);
  const [reason, setReason] = useState(adjustment?.reason ?? '');
  const decide = (state: 'accepted' | 'dismissed') =>
    save({ id: adjustment?.id ?? null, kind, amount: amount ?? '0', state, reason });
  return (
    <SideForm
      title={adjustment === null ? t('adjustment.add') : t(`adjustment.kind.${adjustment.kind}`)}
      okText={t('adjustment.accept')}
      isBusy={isBusy}
      isReady={isEditable}
      error={error}
      onSubmit={() => void decide('accepted')}
      onClose={onClose}
      extra={
        adjustment !== null && (
          <Button disabled={!isEditable} onClick={() => void decide('dismissed')}>
            {t('adjustment.dismiss')}
          </Button>
        )
      }
    >
      {adjustment === null && (
        <SideField id="adjustment-kind" label={t('adjustment.col.kind')}>
          <Select<TaxAdjustmentKind>
            id="adjustment-kind"
            value={kind}
            options={adjustmentKinds.map((value) => ({ value, label: t(`adjustment.kind.${value}`) }))}
            onChange={setKind}
          />
        </SideField>
      )}
      <SideField
        id="adjustment-amount"
        label={t('adjustment.col.amount')}
        sentences={error?.fields.amount}
        hint={adjustment?.proposed && t('adjustment.was', { amount: formatAmount(adjustment.proposed) })}
      >
        <FigureInput
          id="adjustment-amount"
          currency="HKD"
          value={amount}
          disabled={!isEditable}
          onChange={(value) => setAmount(value)}
        />
      </SideField>
      <SideField
        id="adjustment-reason"
        label={t('adjustment.col.reason')}
        hint={t('adjustment.reasonHint')}
        sentences={error?.fields.reason}
      >
        <Input.TextArea
          id="adjustment-reason"
          rows={2}
          maxLength={500}
          value={reason}
          disabled={!isEditable}
          onChange={({ target }) => setReason(target.value)}
        />
      </SideField>
      {adjustment !== null && adjustment.accounts.length > 0 && <AdjustmentLines tax={tax} adjustment={adjustment} />}
    </SideForm>
  );
}

function useDecision(tax: TaxComputation, onClose: () => void) {
  const { adjust } = useComputationCalls(tax);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (body: Parameters<typeof adjust>[0]) => {
    setBusy(true);
    try {
      await adjust(body);
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return { error, isBusy, save };
}
