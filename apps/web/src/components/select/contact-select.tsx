import type { ContactRow } from '@folio/contract';
import { AutoComplete, type RefSelectProps } from 'antd';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactSide, useContacts } from '../../api/queries/trade/contact.ts';
import { accountName } from './account-select.tsx';
import { contactOptions, newName, rowNamed, secondLine } from './contact-options.ts';
import './contact-select.css';
import { useEnterTakesFirst } from '../form/use-enter-takes-first.ts';

/** The contact of a document: `id` is null while only a name was typed. */
export interface ContactChoice {
  id: string | null;
  name: string;
}

interface ContactSelectProps {
  id?: string;
  label?: string;
  value: ContactChoice;
  /** Contacts of this side are offered first. */
  side: ContactSide;
  /** `row` is set if a contact was chosen, or its exact name was typed. */
  onChange: (choice: ContactChoice & { row?: ContactRow }) => void;
  placeholder?: string;
  status?: 'error' | 'warning' | '';
  variant?: 'outlined' | 'borderless' | 'filled';
  size?: 'small' | 'middle';
  disabled?: boolean;
  autoFocus?: boolean;
  /** A name that no contact has is not offered. */
  onlyKnown?: boolean;
  onFocus?: () => void;
  inputRef?: Ref<RefSelectProps>;
}

/**
 * Searches customers or suppliers in either language while the user types. Enter chooses the highlighted option. An
 * unknown name stays as typed: the contact is created when the document is confirmed.
 */
export function ContactSelect(props: ContactSelectProps) {
  const { value, side, onChange, label, placeholder, inputRef, onlyKnown = false, ...rest } = props;
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<string | null>(null);
  const q = typed?.trim() ?? '';
  const { data, isPlaceholderData } = useContacts(q, q === '' ? side : undefined);
  const options = contactOptions(data ?? [], side, q).filter((one) => !onlyKnown || one !== newName);
  const choose = (key: string) => {
    setTyped(null);
    const row = data?.find((one) => one.id === key);
    onChange(row ? { id: row.id, name: row.name, row } : { id: null, name: q });
  };
  // Leaving the field with the exact name of a contact chooses that contact.
  const settle = () => {
    const row = value.id === null ? rowNamed(data ?? [], q) : null;
    setTyped(null);
    if (row) onChange({ id: row.id, name: row.name, row });
  };
  const onKey = useEnterTakesFirst({
    typed: q,
    isStale: data === undefined || isPlaceholderData,
    takeFirst: () => {
      const [first] = options;
      if (first !== undefined) choose(first === newName ? newName : first.id);
    },
  });
  return (
    <div className="full" onKeyDownCapture={onKey}>
      <AutoComplete
        {...rest}
        ref={inputRef ?? null}
        style={{ width: '100%' }}
        value={value.name}
        placeholder={placeholder ?? t('chooseContact')}
        {...(label !== undefined && { 'aria-label': label })}
        options={options.map((one) => ({
          value: one === newName ? newName : one.id,
          label: one === newName ? t('addContact', { name: q }) : <Offered row={one} />,
        }))}
        // The first match is highlighted while the user types, and Enter chooses it; creating a contact is a separate
        // option.
        defaultActiveFirstOption={q !== ''}
        notFoundContent={onlyKnown && q !== '' && data ? t('noContact') : null}
        popupMatchSelectWidth={340}
        maxLength={300}
        onSelect={choose}
        onSearch={(text: string) => {
          setTyped(text);
          onChange({ id: null, name: text });
        }}
        onBlur={settle}
      />
    </div>
  );
}

function Offered({ row }: { row: ContactRow }) {
  const second = secondLine(row, accountName(row));
  return (
    <span className="contact-offered column flex min-0">
      <span className="ellipsis">{accountName(row)}</span>
      {second !== '' && <span className="font-small muted ellipsis">{second}</span>}
    </span>
  );
}
