import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactsById } from '../../../api/queries/books/accounting-journal.ts';
import { useContacts } from '../../../api/queries/trade/contact.ts';
import { accountName } from '../../../components/select/account-select.tsx';

interface ContactSelectProps {
  label: string;
  /** The contact's id. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Finds a customer or supplier by name. */
export function ContactSelect({ label, value, onChange }: ContactSelectProps) {
  const { t } = useTranslation('accounting-journals');
  const [q, setQ] = useState('');
  const found = useContacts(q);
  const chosen = useContactsById(value === null ? [] : [value]);
  const listed = [...(chosen.data ?? []), ...(found.data ?? [])];
  const options = listed
    .filter((one, at) => listed.findIndex((other) => other.id === one.id) === at)
    .map((one) => ({ value: one.id, label: accountName(one) }));
  return (
    <Select<string>
      style={{ width: '100%' }}
      aria-label={label}
      allowClear
      value={value}
      placeholder={t('field.contact_id')}
      showSearch={{ filterOption: false, onSearch: (text) => setQ(text.trim()) }}
      options={options}
      popupMatchSelectWidth={260}
      onChange={(id) => onChange(id ?? null)}
      onBlur={() => setQ('')}
    />
  );
}
