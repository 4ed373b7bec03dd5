import type { SampleMethod } from '@folio/contract';
import { periodOfPreset } from '@folio/ledger/calendar';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSampleCalls } from '../../../api/queries/year-end/audit-sample.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { useSession } from '../../../session/session-store.ts';
import { PopulationFields } from './population-fields.tsx';
import { bodyOf, type DraftFieldsProps, type SampleDraft, startDraft } from './sample-draft.ts';

interface SampleFormProps {
  onClose: () => void;
  onDrawn: (id: string) => void;
}

/** A new sample: what it is drawn from, and how. */
export function SampleForm({ onClose, onDrawn }: SampleFormProps) {
  const { t } = useTranslation('audit-samples');
  const { draw } = useSampleCalls();
  const { isBusy, error, save } = useSaving();
  const fye = useSession().company?.fye ?? '12-31';
  const [draft, setDraft] = useState(() => startDraft(periodOfPreset('last_financial_year', todayInHongKong(), fye)));
  const set = (changes: Partial<SampleDraft>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <SideForm
      title={t('new.open')}
      okText={t('new.ok')}
      isBusy={isBusy}
      isReady={draft.title.trim() !== ''}
      error={error}
      onSubmit={() => void save(async () => onDrawn((await draw(bodyOf(draft))).id))}
      onClose={onClose}
    >
      <SideField id="sample-title" label={t('col.title')} hint={t('new.titleHint')} sentences={error?.fields.title}>
        <Input
          id="sample-title"
          value={draft.title}
          maxLength={120}
          onChange={({ target }) => set({ title: target.value })}
        />
      </SideField>
      <PopulationFields draft={draft} set={set} error={error} />
      <MethodFields draft={draft} set={set} error={error} />
    </SideForm>
  );
}

const methods: readonly SampleMethod[] = ['random', 'monetary_unit', 'largest'];

function MethodFields({ draft, set, error }: DraftFieldsProps) {
  const { t } = useTranslation('audit-samples');
  const { company } = useSession();
  return (
    <>
      <SideField id="sample-method" label={t('col.method')} hint={t(`about.${draft.method}`)}>
        <Select<SampleMethod>
          id="sample-method"
          value={draft.method}
          options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
          onChange={(method) => set({ method })}
        />
      </SideField>
      {draft.method === 'monetary_unit' ? (
        <SideField id="sample-interval" label={t('interval')} sentences={error?.fields.interval}>
          <FigureInput
            id="sample-interval"
            currency={company?.base_currency ?? 'HKD'}
            value={draft.interval}
            onChange={(typed) => set({ interval: typed ?? '' })}
          />
        </SideField>
      ) : (
        <SideField id="sample-size" label={t('size')} sentences={error?.fields.size}>
          <Input
            id="sample-size"
            inputMode="numeric"
            value={draft.size}
            maxLength={9}
            onChange={({ target }) => set({ size: target.value })}
          />
        </SideField>
      )}
      {draft.method !== 'largest' && (
        <SideField id="sample-seed" label={t('seed')} hint={t('new.seedHint')} sentences={error?.fields.seed}>
          <Input
            id="sample-seed"
            value={draft.seed}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => set({ seed: target.value })}
          />
        </SideField>
      )}
    </>
  );
}
