import type { Accountant } from '@folio/contract';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../form/side-form.tsx';

interface AccountantChoiceProps {
  /** At least one. */
  accountants: readonly Accountant[];
  /** Id of the practice that is asked. */
  value: string;
  onChange: (id: string) => void;
  /** The server's error messages for the practice. */
  sentences?: readonly string[] | undefined;
}

/** Which practice is asked: a name where the company has one, a choice where it has several. */
export function AccountantChoice({ accountants, value, onChange, sentences }: AccountantChoiceProps) {
  const { t } = useTranslation('questions');
  const id = useId();
  if (accountants.length === 1)
    return <p className="m-0 muted">{t('accountant.to', { practice: accountants[0]?.name })}</p>;
  return (
    <SideField id={id} label={t('accountant.practice')} sentences={sentences}>
      <Select
        id={id}
        value={value}
        options={accountants.map((one) => ({ value: one.id, label: one.name }))}
        onChange={onChange}
      />
    </SideField>
  );
}
