import type { PaymentTermBody, PaymentTermRow } from '@folio/contract';
import { Input, InputNumber, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useSalesSettingCalls } from '../../../../api/queries/trade/sales-setting.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { SwitchRow } from './switch-row.tsx';

type Term = Omit<PaymentTermRow, 'id' | 'name_zh'> & { name_zh: string };

const blank: Term = { name: '', name_zh: '', kind: 'days', days: 30, months: 0, active: true };
const kinds = ['days', 'end_of_month', 'fixed_day'] as const;

/** A payment term: its names, and the rule the due date follows from. */
export function TermForm({ term: before, onClose }: { term: PaymentTermRow | null; onClose: () => void }) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const calls = useSalesSettingCalls();
  const [term, setTerm] = useState<Term>(before === null ? blank : { ...before, name_zh: before.name_zh ?? '' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const change = (changes: Partial<Term>) => setTerm((known) => ({ ...known, ...changes }));
  const { name, name_zh, kind, days, months, active } = term;
  const save = async () => {
    setBusy(true);
    setError(null);
    const body: PaymentTermBody = { name, name_zh: name_zh || null, kind, days, months, active };
    try {
      await (before === null ? calls.addTerm(body) : calls.saveTerm(before.id, body));
      toast.success(t('saved'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t(before === null ? 'terms.add' : 'terms.edit')}
      okText={t('save')}
      isBusy={isBusy}
      isReady={name.trim() !== ''}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SideField id={`${id}-name`} label={t('terms.nameEn')} sentences={error?.fields.name}>
        <Input
          id={`${id}-name`}
          maxLength={80}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </SideField>
      <SideField id={`${id}-zh`} label={t('terms.nameZh')} sentences={error?.fields.name_zh}>
        <Input
          id={`${id}-zh`}
          maxLength={80}
          value={name_zh}
          onChange={(event) => change({ name_zh: event.target.value })}
        />
      </SideField>
      <SideField id={`${id}-kind`} label={t('terms.kind')}>
        <Select
          id={`${id}-kind`}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`terms.kinds.${value}`) }))}
          onChange={(value) => change({ kind: value })}
        />
      </SideField>
      <RuleFields term={term} error={error} onChange={change} />
      <SwitchRow title={t('terms.offered')} hint={t('terms.offeredHint')}>
        {(labelId) => (
          <Switch aria-labelledby={labelId} checked={active} onChange={(value) => change({ active: value })} />
        )}
      </SwitchRow>
    </SideForm>
  );
}

interface RuleFieldsProps {
  term: Term;
  error: ApiError | null;
  onChange: (changes: Partial<Term>) => void;
}

/** The days and months of the rule. */
function RuleFields({ term: { kind, days, months }, error, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  return (
    <div className="side-pair grid gap-16 columns-halves">
      <SideField id={`${id}-days`} label={t(`terms.days.${kind}`)} sentences={error?.fields.days}>
        <InputNumber
          id={`${id}-days`}
          min={kind === 'fixed_day' ? 1 : 0}
          max={kind === 'fixed_day' ? 31 : 365}
          precision={0}
          value={days}
          onChange={(value) => onChange({ days: value ?? 0 })}
        />
      </SideField>
      {kind !== 'days' && (
        <SideField
          id={`${id}-months`}
          label={t('terms.months')}
          hint={t('terms.monthsHint')}
          sentences={error?.fields.months}
        >
          <InputNumber
            id={`${id}-months`}
            min={0}
            max={24}
            precision={0}
            value={months}
            onChange={(value) => onChange({ months: value ?? 0 })}
          />
        </SideField>
      )}
    </div>
  );
}
