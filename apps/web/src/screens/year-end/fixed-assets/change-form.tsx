import type { FixedAsset } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssetCalls } from '../../../api/queries/year-end/fixed-asset.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { AmountField } from './amount-field.tsx';
import { isDisposalReady, sentDisposal, startOfDisposal } from './disposal/disposal.ts';
import { DisposalFields } from './disposal/disposal-fields.tsx';
import { sentTerms, termsOf, usualTerms } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';
import { sentTransfer, startOfTransfer, TransferFields } from './transfer/transfer-fields.tsx';

export const changes = ['estimate', 'impair', 'transfer', 'dispose'] as const;
export type Change = (typeof changes)[number];

function startOf(asset: FixedAsset) {
  const last = asset.estimates.at(-1);
  return {
    ...(last ? termsOf(last) : usualTerms),
    date: todayInHongKong(),
    amount: '',
    ...startOfDisposal,
    residual: last?.residual ?? '0',
    note: '',
    ...startOfTransfer,
  };
}

/** Disposal, impairment, a transfer to another class or a new estimate of an asset. */
export function ChangeForm({ asset, change, onClose }: { asset: FixedAsset; change: Change; onClose: () => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  const { isBusy, error, save } = useSaving();
  const [typed, setTyped] = useState(() => startOf(asset));
  const set = (changed: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changed }));
  const { date, amount, residual, note } = typed;
  const sends = {
    dispose: () => calls.dispose(asset.id, sentDisposal(typed)),
    transfer: () => calls.transfer(asset.id, sentTransfer(typed)),
    impair: () => calls.impair(asset.id, { date, amount, note }),
    estimate: () =>
      calls.estimate(asset.id, { ...sentTerms(typed), month: date, residual: residual || '0', reason: note }),
  };
  const isReady = {
    dispose: isDisposalReady(typed),
    impair: amount !== '',
    estimate: note.trim() !== '',
    transfer: typed.class_id !== null,
  };
  const submit = () =>
    save(async () => {
      await sends[change]();
      toast.success(t('change.done', { number: asset.number }));
      onClose();
    });
  const dayField = change === 'estimate' ? 'month' : 'date';
  return (
    <SideForm
      title={t(`change.${change}`)}
      okText={t(`change.${change}`)}
      isBusy={isBusy}
      isReady={isReady[change]}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SideField
        id="change-day"
        label={t(`field.${dayField}`)}
        sentences={error?.fields[dayField] ?? error?.fields.month}
      >
        <DayInput id="change-day" value={date} onChange={(day) => day && set({ date: day })} />
      </SideField>
      {change === 'impair' && (
        <AmountField id="amount" value={amount} error={error} onChange={(next) => set({ amount: next })} />
      )}
      {change === 'estimate' && (
        <>
          <TermsFields typed={typed} set={set} error={error} />
          <AmountField id="residual" value={residual} error={error} onChange={(next) => set({ residual: next })} />
        </>
      )}
      {change === 'transfer' && <TransferFields asset={asset} typed={typed} set={set} error={error} />}
      {change === 'dispose' && <DisposalFields asset={asset} typed={typed} set={set} error={error} />}
      <SideField id="change-note" label={t(change === 'estimate' ? 'field.reason' : 'field.note')}>
        <Input id="change-note" value={note} maxLength={500} onChange={(event) => set({ note: event.target.value })} />
      </SideField>
    </SideForm>
  );
}
