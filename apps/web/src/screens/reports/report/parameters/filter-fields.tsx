import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../../api/queries/books/ledger-account.ts';
import { useContacts } from '../../../../api/queries/trade/contact.ts';
import { accountName } from '../../../../components/select/account-select.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { entryKinds, recordKinds } from '../record-kinds.ts';
import { listOf } from '../report-params.ts';
import { Field, type FieldProps } from './field.tsx';

const typingPauseMs = 250;

interface Option {
  value: string;
  label: string;
  words: string;
}

interface ListFieldProps extends FieldProps {
  name: 'account' | 'contact' | 'kind';
  options: Option[];
  isLoading?: boolean;
  /** The server searches: the options are what it found. */
  onSearch?: (text: string) => void;
}

/** Several of many, found by typing; none chosen means all. */
function ListField({ name, params, change, options, isLoading, onSearch }: ListFieldProps) {
  const { t } = useTranslation('reports');
  const filterOption = (typed: string, option?: Option) => (option?.words ?? '').includes(typed.trim().toLowerCase());
  return (
    <Field label={t(`param.${name}`)} name={name}>
      <Select<string[], Option>
        mode="multiple"
        aria-label={t(`param.${name}`)}
        value={listOf(params[name])}
        placeholder={t(`all.${name}`)}
        loading={isLoading ?? false}
        allowClear
        maxTagCount="responsive"
        popupMatchSelectWidth={320}
        options={options}
        showSearch={onSearch ? { filterOption: false, onSearch } : { filterOption }}
        onChange={(values) => change({ [name]: values.join(',') })}
      />
    </Field>
  );
}

/** Accounts, by code or by name in either language; inactive ones too, for they have a past. */
export function AccountField(props: FieldProps) {
  const { data, isPending } = useLedgerAccounts();
  const options = (data ?? []).map((account) => ({
    value: account.code,
    label: `${account.code} ${accountName(account)}`,
    words: `${account.code} ${account.name} ${account.name_zh}`.toLowerCase(),
  }));
  return <ListField {...props} name="account" options={options} isLoading={isPending} />;
}

/** Customers and suppliers; those once seen keep their names while others are searched for. */
export function ContactField(props: FieldProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useContacts(search);
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (data === undefined) return;
    const inChinese = currentLanguage() === 'zh-Hant';
    setSeen((before) => new Map([...before, ...data.map((one) => [one.id, contactWords(one, inChinese)] as const)]));
  }, [data]);
  const found = (data ?? []).map((one) => one.id);
  const chosen = listOf(props.params.contact).filter((id) => !found.includes(id));
  const options = [...found, ...chosen].map((id) => ({ value: id, label: seen.get(id) ?? '…', words: '' }));
  return <ListField {...props} name="contact" options={options} isLoading={isFetching} onSearch={setTyped} />;
}

function contactWords(contact: { name: string; name_zh: string | null }, inChinese: boolean): string {
  return inChinese && contact.name_zh ? contact.name_zh : contact.name;
}

/** Kinds of entries, or of records where the report is about records. */
export function KindField(props: FieldProps) {
  const { t } = useTranslation('reports');
  const kinds = props.kind.name === 'transaction-detail' ? recordKinds : entryKinds;
  const options = kinds.map((value) => {
    const label = t(`kind.${value}`);
    return { value, label, words: `${label} ${value}`.toLowerCase() };
  });
  return <ListField {...props} name="kind" options={options} />;
}

/** Words in a description, a number or a reference. */
export function SearchField({ params, change }: FieldProps) {
  const { t } = useTranslation('reports');
  const [typed, setTyped] = useState(params.q);
  useEffect(() => setTyped(params.q), [params.q]);
  return (
    <Field label={t('param.q')} name="q">
      <Input
        type="search"
        aria-label={t('param.q')}
        placeholder={t('all.q')}
        value={typed}
        maxLength={200}
        allowClear
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => change({ q: typed.trim() })}
        onBlur={() => typed.trim() !== params.q && change({ q: typed.trim() })}
      />
    </Field>
  );
}
