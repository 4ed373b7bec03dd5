import { DatePicker, Form, Input, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { formats } from '../../../components/formats.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { EntryList } from './entry-list.tsx';
import { MonthDayPicker } from './month-day-picker.tsx';

const wireDay = 'YYYY-MM-DD';
const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD', 'MOP'];
const dayFormat = () => (currentLanguage() === 'zh-Hant' ? 'YYYY年M月D日' : 'MMM D, YYYY');
const toUpperCase = (text: string) => text.toUpperCase();

function useRules() {
  const { t } = useTranslation('company');
  const required = (name: string): Rule => ({ required: true, whitespace: true, message: t(`validation.${name}`) });
  const pattern = (format: RegExp, name: string): Rule => ({ pattern: format, message: t(`validation.${name}`) });
  return { required, pattern };
}

/** Who the company is. */
export function IdentityCard() {
  const { t } = useTranslation('company');
  const { required, pattern } = useRules();
  return (
    <Card title={t('section.identity')}>
      <div className="company-grid">
        <Form.Item name="name" label={t('field.name')} rules={[required('enterName')]}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="name_zh" label={t('field.name_zh')}>
          <Input maxLength={200} lang="zh-Hant" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="registration_number"
          label={t('field.registration_number')}
          rules={[required('enterRegistrationNumber')]}
        >
          <Input maxLength={40} />
        </Form.Item>
        <IncorporatedDate />
        <Form.Item
          className="company-wide"
          name="industry"
          label={t('field.industry')}
          rules={[required('enterIndustry')]}
        >
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item
          name="br"
          label={t('field.br')}
          tooltip={t('hint.br')}
          normalize={toUpperCase}
          validateFirst
          rules={[required('enterBr'), pattern(formats.br, 'brFormat')]}
        >
          <Input maxLength={20} placeholder={t('example.br')} />
        </Form.Item>
        <Form.Item
          name="ci"
          label={t('field.ci')}
          tooltip={t('hint.ci')}
          normalize={toUpperCase}
          validateFirst
          rules={[required('enterCi'), pattern(formats.ci, 'ciFormat')]}
        >
          <Input maxLength={8} placeholder={t('example.ci')} />
        </Form.Item>
        <Form.Item
          className="company-wide"
          name="address"
          label={t('field.address')}
          rules={[required('enterAddress')]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={400} />
        </Form.Item>
      </div>
    </Card>
  );
}

function IncorporatedDate() {
  const { t } = useTranslation('company');
  return (
    <Form.Item
      name="incorporated_date"
      label={t('field.incorporated_date')}
      rules={[{ required: true, message: t('validation.enterIncorporatedDate') }]}
      getValueProps={(value: string | null) => ({ value: value ? dayjs(value, wireDay) : null })}
      normalize={(value: Dayjs | null) => value?.format(wireDay) ?? null}
    >
      <DatePicker
        format={[dayFormat(), wireDay]}
        placeholder={t('selectDate')}
        disabledDate={(date) => date.isAfter(dayjs(), 'day')}
        style={{ width: '100%' }}
      />
    </Form.Item>
  );
}

/** How its books are kept. */
export function BooksCard() {
  const { t } = useTranslation('company');
  return (
    <Card title={t('section.books')}>
      <div className="company-grid">
        <Form.Item
          name="fye"
          label={t('field.fye')}
          tooltip={t('hint.fye')}
          rules={[{ required: true, message: t('validation.enterFye') }]}
        >
          <MonthDayPicker />
        </Form.Item>
        <Form.Item name="base_currency" label={t('field.base_currency')} tooltip={t('hint.base_currency')}>
          <Select options={currencies.map((code) => ({ value: code, label: code }))} showSearch />
        </Form.Item>
      </div>
    </Card>
  );
}

/** Whom to call. */
export function ContactCard() {
  const { t } = useTranslation('company');
  const { pattern } = useRules();
  return (
    <Card title={t('section.contact')}>
      <div className="company-grid">
        <Form.Item name="contact_person" label={t('field.contact_person')}>
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="contact_phone"
          label={t('field.contact_phone')}
          rules={[pattern(formats.phone, 'phoneFormat')]}
        >
          <Input type="tel" maxLength={30} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('field.email')}
          rules={[{ type: 'email', message: t('validation.emailInvalid') }]}
        >
          <Input type="email" maxLength={254} autoComplete="off" />
        </Form.Item>
      </div>
    </Card>
  );
}

/** Who stands behind it. */
export function PeopleCard() {
  const { t } = useTranslation('company');
  return (
    <Card title={t('section.people')}>
      <div className="company-lists">
        <EntryList name="directors" required={t('validation.enterDirectorInfo')} />
        <EntryList name="shareholders" required={t('validation.enterShareholderInfo')} />
        <EntryList name="secretaries" required={t('validation.enterSecretaryInfo')} />
      </div>
    </Card>
  );
}
