import type { DraftItem, TaxCodeRow } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTaxCodes } from '../../../api/queries/books/accounting-tax-code.ts';
import { accountName } from '../../select/account-select.tsx';
import { taxOf } from '../draft-defaults.ts';
import { type CellName, ChoiceCell } from './cells.tsx';

interface TaxCellProps {
  cell: CellName;
  label: string;
  isWrong: boolean;
  item: DraftItem;
  onChange: (changes: Partial<DraftItem>) => void;
}

export function TaxCell({ item, label, isWrong, cell, onChange }: TaxCellProps) {
  const { t } = useTranslation('invoice-editor');
  const words = item.tax_code ?? (item.rate === null ? '' : `${item.rate}%`);
  return (
    <ChoiceCell cell={cell} label={label} words={words} placeholder={t('items.noTax')} isWrong={isWrong}>
      {(close, isPressed) => (
        <TaxSelect label={label} value={item.tax_code} isPressed={isPressed} onChange={onChange} onBlur={close} />
      )}
    </ChoiceCell>
  );
}

interface TaxSelectProps {
  label: string;
  value: string | null;
  isPressed: boolean;
  onChange: (changes: Pick<DraftItem, 'tax_code' | 'rate'>) => void;
  onBlur: () => void;
}

/** Value of the option "no tax code". */
const noTax = '';

function TaxSelect({ label, value, isPressed, onChange, onBlur }: TaxSelectProps) {
  const { t } = useTranslation('invoice-editor');
  const { data, isPending } = useTaxCodes();
  const wordsOf = (code: TaxCodeRow) => `${code.code} · ${accountName(code)} ${code.rate_percent}%`;
  return (
    <Select<string>
      autoFocus
      defaultOpen={isPressed}
      size="small"
      variant="borderless"
      style={{ width: '100%' }}
      aria-label={label}
      loading={isPending}
      value={value ?? noTax}
      showSearch={{
        filterOption: (typed, option) => (option?.words ?? '').toLowerCase().includes(typed.trim().toLowerCase()),
      }}
      options={[
        { value: noTax, label: t('items.noTax'), words: t('items.noTax') },
        ...(data ?? []).map((code) => ({ value: code.code, label: wordsOf(code), words: wordsOf(code) })),
      ]}
      labelRender={({ value: code }) => (code === noTax ? t('items.noTax') : code)}
      popupMatchSelectWidth={300}
      onChange={(chosen) => onChange(taxOf(data?.find((code) => code.code === chosen) ?? null))}
      onBlur={onBlur}
    />
  );
}
