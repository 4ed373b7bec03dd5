import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactSide, useContact, useContacts } from '../../../../api/queries/trade/contact.ts';
import { accountName } from '../../../../components/select/account-select.tsx';

interface ContactFilterProps {
  label: string;
  side: ContactSide;
  /** The contact's id; empty for every contact. */
  value: string;
  onChange: (id: string) => void;
}

/** Narrows a list to one customer or supplier, found by name. */
export function ContactFilter({ label, side, value, onChange }: ContactFilterProps) {
  const { t } = useTranslation('invoice-life');
  const [q, setQ] = useState('');
  const found = useContacts(q, side);
  const chosen = useContactName(value);
  const offered = (found.data ?? []).map((one) => ({ value: one.id, label: accountName(one) }));
  const isListed = value === '' || offered.some((one) => one.value === value);
  return (
    <Select<string | null>
      aria-label={label}
      allowClear
      placeholder={t('filter.any')}
      value={value || null}
      showSearch={{ filterOption: false, onSearch: (text) => setQ(text.trim()) }}
      options={isListed ? offered : [{ value, label: chosen ?? value }, ...offered]}
      onChange={(id) => onChange(id ?? '')}
      onBlur={() => setQ('')}
    />
  );
}

/** A contact's name in the language on the screen; null while it is looked up, or for none. */
export function useContactName(id: string): string | null {
  const { data } = useContact(id === '' ? null : id);
  return data ? accountName({ name: data.name, name_zh: data.name_zh ?? null }) : null;
}
