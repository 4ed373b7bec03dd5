import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTaxCodes } from '../../../../api/queries/books/accounting-tax-code.ts';

interface TaxSelectProps {
  value: string | null;
  onChange: (code: string | null) => void;
}

/** The tax a part contains; not shown where the company has no tax codes. */
export function TaxSelect({ value, onChange }: TaxSelectProps) {
  const { t } = useTranslation('bank-statement');
  const { data } = useTaxCodes();
  const codes = data ?? [];
  if (codes.length === 0) return null;
  return (
    <Select<string>
      className="panel-tax min-w-130"
      aria-label={t('panel.classify.tax')}
      placeholder={t('panel.classify.tax')}
      allowClear
      showSearch
      value={value}
      options={codes.map((one) => ({ value: one.code, label: one.code }))}
      onChange={(code) => onChange(code ?? null)}
    />
  );
}
