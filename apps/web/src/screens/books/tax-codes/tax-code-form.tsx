import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { type TaxCode, useTaxCodeCalls } from '../../../api/queries/books/accounting-tax-code.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { countries, countryName } from './countries.ts';
import { hasRate, taxKinds } from './tax-code.ts';

interface TaxCodeFormProps {
  code: TaxCode;
  isNew: boolean;
  /** Posted documents carry it: its rate is history. */
  isUsed: boolean;
  onClose: () => void;
}

interface PartProps {
  typed: TaxCode;
  set: (changes: Partial<TaxCode>) => void;
  error: ApiError | null;
  isUsed: boolean;
}

/** A tax code, new or to be changed. */
export function TaxCodeForm({ code, isNew, isUsed, onClose }: TaxCodeFormProps) {
  const { t } = useTranslation('accounting-tax-codes');
  const calls = useTaxCodeCalls();
  const [typed, setTyped] = useState(code);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<TaxCode>) => {
    setError(null);
    setTyped((before) => ({ ...before, ...changes }));
  };
  const save = async () => {
    setBusy(true);
    try {
      const { code: taxCode, name, name_zh, country, rate_percent, kind, recoverable, valid_from, valid_to } = typed;
      const sent = { name: name.trim(), name_zh: name_zh.trim(), country, kind, recoverable, valid_from, valid_to };
      const row = { ...sent, code: taxCode.trim(), rate_percent: hasRate(kind) ? rate_percent : '0' };
      await (isNew ? calls.add(row) : calls.change(row));
      toast.success(t(isNew ? 'added' : 'changed', { code: row.code }));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={isNew ? t('add') : t('editOne', { code: code.code })}
      okText={t(isNew ? 'addOk' : 'saveOk')}
      isBusy={isBusy}
      isReady={typed.code.trim() !== '' && typed.name.trim() !== ''}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {isUsed && <p className="side-hint above-4 font-small">{t('usedHint')}</p>}
      <Names typed={typed} set={set} error={error} isUsed={isUsed} isNew={isNew} />
      <Charge typed={typed} set={set} error={error} isUsed={isUsed} />
      <Validity typed={typed} set={set} error={error} isUsed={isUsed} />
    </SideForm>
  );
}

function Names({ typed, set, error, isNew }: PartProps & { isNew: boolean }) {
  const { t } = useTranslation('accounting-tax-codes');
  return (
    <>
      <SideField id="tax-code" label={t('col.code')} sentences={error?.fields.code} hint={t('codeHint')}>
        <Input
          id="tax-code"
          autoFocus={isNew}
          disabled={!isNew}
          value={typed.code}
          maxLength={20}
          onChange={(event) => set({ code: event.target.value })}
        />
      </SideField>
      <SideField id="tax-name" label={t('field.name')} sentences={error?.fields.name}>
        <Input
          id="tax-name"
          value={typed.name}
          maxLength={120}
          onChange={(event) => set({ name: event.target.value })}
        />
      </SideField>
      <SideField id="tax-name-zh" label={t('field.name_zh')} sentences={error?.fields.name_zh}>
        <Input
          id="tax-name-zh"
          value={typed.name_zh}
          maxLength={120}
          onChange={(event) => set({ name_zh: event.target.value })}
        />
      </SideField>
      <SideField id="tax-country" label={t('col.country')} sentences={error?.fields.country}>
        <Select
          id="tax-country"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={typed.country}
          placeholder={t('noCountry')}
          options={countries.map((value) => ({ value, label: `${countryName(value)} (${value})` }))}
          onChange={(country) => set({ country: country ?? null })}
        />
      </SideField>
    </>
  );
}

function Charge({ typed, set, error, isUsed }: PartProps) {
  const { t } = useTranslation('accounting-tax-codes');
  return (
    <>
      <div className="side-pair grid gap-16 columns-halves">
        <SideField id="tax-kind" label={t('col.kind')} sentences={error?.fields.kind}>
          <Select
            id="tax-kind"
            disabled={isUsed}
            value={typed.kind}
            options={taxKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => set({ kind })}
          />
        </SideField>
        <SideField id="tax-rate" label={t('field.rate')} sentences={error?.fields.rate_percent}>
          <FigureInput
            id="tax-rate"
            decimals={4}
            disabled={isUsed || !hasRate(typed.kind)}
            value={hasRate(typed.kind) ? typed.rate_percent : '0'}
            onChange={(rate) => set({ rate_percent: rate ?? '0' })}
          />
        </SideField>
      </div>
      <p className="side-hint above-4 font-small">{t(`kindHint.${typed.kind}`)}</p>
      <div className="side-field min-0">
        <Checkbox
          disabled={isUsed}
          checked={typed.recoverable}
          onChange={(event) => set({ recoverable: event.target.checked })}
        >
          {t('field.recoverable')}
        </Checkbox>
        <p className="side-hint above-4 font-small">
          {t(typed.recoverable ? 'recoverableHint' : 'notRecoverableHint')}
        </p>
        {error?.fields.recoverable && (
          <p className="field-error above-4 font-small text-red">{error.fields.recoverable.join(' ')}</p>
        )}
      </div>
    </>
  );
}

function Validity({ typed, set, error }: PartProps) {
  const { t } = useTranslation('accounting-tax-codes');
  return (
    <div className="side-pair grid gap-16 columns-halves">
      <SideField id="tax-from" label={t('field.valid_from')} sentences={error?.fields.valid_from}>
        <DayInput
          id="tax-from"
          allowClear
          value={typed.valid_from}
          placeholder={t('noFrom')}
          onChange={(valid_from) => set({ valid_from })}
        />
      </SideField>
      <SideField id="tax-to" label={t('field.valid_to')} sentences={error?.fields.valid_to}>
        <DayInput
          id="tax-to"
          allowClear
          value={typed.valid_to}
          placeholder={t('noTo')}
          onChange={(valid_to) => set({ valid_to })}
        />
      </SideField>
    </div>
  );
}
