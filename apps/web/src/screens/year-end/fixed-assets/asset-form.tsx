import type { AssetClass, BillLine } from '@folio/contract';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAssetCalls, useBillLines } from '../../../api/queries/year-end/fixed-asset.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import { useSession } from '../../../session/session-store.ts';
import { AmountField } from './amount-field.tsx';
import { className } from './class-name.ts';
import { sentTerms, termsOf } from './terms.ts';
import { TaxClassField, TermsFields } from './terms-fields.tsx';

type Classes = readonly [AssetClass, ...AssetClass[]];

function startOf(classes: Classes, line: BillLine | null) {
  const today = todayInHongKong();
  const [first] = classes;
  const empty = {
    ...termsOf(first),
    class_id: first.id,
    tax_class: first.tax_class,
    name: '',
    acquired_on: today,
    in_use_on: today,
    cost: '',
    residual: '0',
    counter_account: null as string | null,
    depreciation: null as string | null,
    through: null as string | null,
    line: null as BillLine | null,
  };
  const filled: typeof empty = line === null ? empty : { ...empty, ...fromLine(line, classes) };
  return filled;
}

/** What a line of a bill says of the asset. */
function fromLine(line: BillLine, classes: readonly AssetClass[]) {
  const own = classes.find(({ id }) => id === line.class_id);
  return {
    ...(own && { ...termsOf(own), class_id: own.id, tax_class: own.tax_class }),
    line,
    name: line.description,
    cost: line.amount,
    acquired_on: line.date,
    in_use_on: line.date,
    counter_account: null,
  };
}

interface AssetFormProps {
  classes: Classes;
  /** The line of a bill that a person chose before the form was open. */
  line: BillLine | null;
  onClose: () => void;
}

/** A new asset: from the line of a bill, by hand, or with the depreciation that the books have already. */
export function AssetForm({ classes, line: asked, onClose }: AssetFormProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const navigate = useNavigate();
  const calls = useAssetCalls();
  const { isBusy, error, save } = useSaving();
  const [typed, setTyped] = useState(() => startOf(classes, asked));
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const takeClass = (id: string) => {
    const one = classes.find((row) => row.id === id);
    if (one) set({ ...termsOf(one), class_id: id, tax_class: one.tax_class });
  };
  const takeLine = (line: BillLine | null) => set(line ? fromLine(line, classes) : { line });
  const submit = () =>
    save(async () => {
      const { line, rate: _rate, ...rest } = typed;
      const bill_line = line && { entry_id: line.entry_id, line_no: line.line_no };
      const asset = await calls.add({ ...rest, ...sentTerms(typed), bill_line, supplier: '', note: '' });
      toast.success(t('asset.added', { number: asset.number }));
      navigate(`/accounting/fixed-assets/${asset.id}`);
    });
  const field = (name: string) => error?.fields[name];
  return (
    <SideForm
      title={t('asset.add')}
      okText={t('asset.addOk')}
      isBusy={isBusy}
      isReady={typed.name.trim() !== '' && typed.cost !== ''}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LineField line={typed.line} onLine={takeLine} />
      <SideField id="asset-class" label={t('col.class')} sentences={field('class_id')}>
        <Select
          id="asset-class"
          value={typed.class_id}
          options={classes.map((one) => ({ value: one.id, label: className(one) }))}
          onChange={takeClass}
        />
      </SideField>
      <SideField id="asset-name" label={t('col.name')} sentences={field('name')}>
        <Input
          id="asset-name"
          value={typed.name}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
      </SideField>
      {(['acquired_on', 'in_use_on'] as const).map((name) => (
        <SideField key={name} id={name} label={t(`field.${name}`)} sentences={field(name)}>
          <DayInput id={name} value={typed[name]} onChange={(day) => day && set({ [name]: day })} />
        </SideField>
      ))}
      <AmountField id="cost" value={typed.cost} error={error} onChange={(cost) => set({ cost })} />
      <AmountField id="residual" value={typed.residual} error={error} onChange={(residual) => set({ residual })} />
      <TermsFields typed={typed} set={set} error={error} />
      <TaxClassField value={typed.tax_class} onChange={(tax_class) => set({ tax_class })} />
      {typed.line === null && <Before typed={typed} set={set} field={field} />}
    </SideForm>
  );
}

const keyOf = (one: BillLine) => `${one.entry_id} ${one.line_no}`;

function LineField({ line, onLine }: { line: BillLine | null; onLine: (line: BillLine | null) => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const lines = useBillLines();
  // A line that was chosen on its bill may be older than those that are listed.
  const others = (lines.data ?? []).filter((one) => line === null || keyOf(one) !== keyOf(line));
  const offered = line === null ? others : [line, ...others];
  return (
    <SideField id="asset-line" label={t('field.bill_line')} hint={t('hint.bill_line')}>
      <Select
        id="asset-line"
        allowClear
        loading={lines.isPending}
        value={line && keyOf(line)}
        options={offered.map((one) => ({
          value: keyOf(one),
          label: `${one.number} · ${one.description} · ${formatAmount(one.amount)}`,
        }))}
        onChange={(key) => onLine(offered.find((one) => keyOf(one) === key) ?? null)}
      />
    </SideField>
  );
}

type Typed = ReturnType<typeof startOf>;

interface BeforeProps {
  typed: Typed;
  set: (changes: Partial<Typed>) => void;
  field: (name: string) => readonly string[] | undefined;
}

/** Where the cost is so far, and what was charged before. */
function Before({ typed, set, field }: BeforeProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const { company } = useSession();
  return (
    <>
      <SideField
        id="asset-counter"
        label={t('field.counter_account')}
        hint={t('hint.counter_account')}
        sentences={field('counter_account')}
      >
        <AccountSelect
          id="asset-counter"
          allowClear
          value={typed.counter_account}
          onChange={(counter_account) => set({ counter_account })}
        />
      </SideField>
      <AmountField
        id="depreciation"
        value={typed.depreciation}
        sentences={field('depreciation')}
        hint={t('hint.depreciation', { base: company?.base_currency })}
        onChange={(depreciation) => set({ depreciation: depreciation || null })}
      />
      <SideField id="asset-through" label={t('field.through')} sentences={field('through')}>
        <DayInput id="asset-through" allowClear value={typed.through} onChange={(through) => set({ through })} />
      </SideField>
    </>
  );
}
