import type { ReportLayoutRow } from '@folio/contract';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../../api/queries/books/ledger-account.ts';
import { accountName } from '../../../../components/select/account-select.tsx';
import { ledgerTypes } from './row-choices.ts';

export interface RowFieldsProps {
  row: ReportLayoutRow;
  isLocked: boolean;
  onChange: (part: Partial<ReportLayoutRow>) => void;
}

/** The fields that a row of its kind has. */
export function RowFields(props: RowFieldsProps) {
  const { kind } = props.row;
  if (kind === 'blank') return null;
  return (
    <div className="grid columns-even gap-8 above-8">
      <TextField {...props} name="label" />
      <TextField {...props} name="label_zh" />
      {kind === 'accounts' && <AccountsFields {...props} />}
      {(kind === 'formula' || kind === 'percent') && <TextField {...props} name="formula" />}
      {kind === 'percent' && <TextField {...props} name="base" />}
      {kind === 'formula' && <ChoiceField {...props} name="look" values={['plain', 'subtotal', 'total']} />}
    </div>
  );
}

const most = { label: 1000, label_zh: 1000, formula: 500, base: 500, from: 20, to: 20 } as const;

function TextField({ row, isLocked, onChange, name }: RowFieldsProps & { name: keyof typeof most }) {
  const { t } = useTranslation('reports');
  const isNote = row.kind === 'note' && name.startsWith('label');
  const shared = {
    'aria-label': t(`layout.field.${name}`, { row: row.id }),
    placeholder: t(`layout.hint.${name}`),
    maxLength: most[name],
    disabled: isLocked,
    value: row[name],
  };
  const sign = name === 'formula' ? '=' : name === 'base' ? '÷' : undefined;
  if (isNote)
    return (
      <Input.TextArea
        {...shared}
        autoSize={{ minRows: 1, maxRows: 6 }}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    );
  const prefix = sign && <span className="muted">{sign}</span>;
  return <Input {...shared} prefix={prefix} onChange={({ target }) => onChange({ [name]: target.value })} />;
}

interface ChoiceFieldProps extends RowFieldsProps {
  name: 'choose' | 'measure' | 'positive' | 'look';
  values: readonly string[];
}

function ChoiceField({ row, isLocked, onChange, name, values }: ChoiceFieldProps) {
  const { t } = useTranslation('reports');
  return (
    <Select
      aria-label={t(`layout.field.${name}`, { row: row.id })}
      className="full"
      disabled={isLocked}
      value={row[name]}
      options={values.map((value) => ({ value, label: t(`layout.${name === 'choose' ? 'chooseBy' : name}.${value}`) }))}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function AccountsFields(props: RowFieldsProps) {
  const { row } = props;
  return (
    <>
      <ChoiceField {...props} name="choose" values={['types', 'range', 'list']} />
      {row.choose === 'types' && <TypesField {...props} />}
      {row.choose === 'list' && <CodesField {...props} />}
      {row.choose === 'range' && (
        <div className="flex gap-8">
          <TextField {...props} name="from" />
          <TextField {...props} name="to" />
        </div>
      )}
      <ChoiceField {...props} name="measure" values={['movement', 'closing', 'opening']} />
      <ChoiceField {...props} name="positive" values={['debit', 'credit']} />
    </>
  );
}

function TypesField({ row, isLocked, onChange }: RowFieldsProps) {
  const { t } = useTranslation('reports');
  return (
    <Select<ReportLayoutRow['types']>
      mode="multiple"
      aria-label={t('layout.field.types', { row: row.id })}
      className="full"
      placeholder={t('layout.hint.types')}
      disabled={isLocked}
      value={row.types}
      options={ledgerTypes.map((value) => ({ value, label: t(`layout.type.${value}`) }))}
      onChange={(types) => onChange({ types })}
    />
  );
}

function CodesField({ row, isLocked, onChange }: RowFieldsProps) {
  const { t } = useTranslation('reports');
  const { data = [], isPending } = useLedgerAccounts();
  return (
    <Select<string[]>
      mode="multiple"
      aria-label={t('layout.field.codes', { row: row.id })}
      className="full"
      placeholder={t('layout.hint.codes')}
      disabled={isLocked}
      loading={isPending}
      popupMatchSelectWidth={320}
      optionFilterProp="label"
      value={row.codes}
      options={data.map((one) => ({ value: one.code, label: `${one.code} ${accountName(one)}` }))}
      onChange={(codes) => onChange({ codes })}
    />
  );
}
