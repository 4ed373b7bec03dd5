import { Form, Input, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { formats } from '../../../../components/form/formats.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { type CompanyValues, certificateStanding } from './company-values.ts';
import { DayItem } from './day-item.tsx';
import { MonthDayPicker } from './month-day-picker.tsx';
import { PaperMark } from './paper/paper-mark.tsx';

const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD', 'MOP'];
/** How names of Hong Kong companies end. */
const limited = /(limited|ltd\.?|有限公司)\s*$/i;
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
  const { required } = useRules();
  return (
    <Card title={t('section.identity')}>
      <div className="company-grid grid columns-halves">
        <Form.Item
          name="name"
          label={t('field.name')}
          extra={<PaperMark field="name" />}
          rules={[required('enterName'), { pattern: limited, message: t('warning.suffix'), warningOnly: true }]}
        >
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="name_zh" label={t('field.name_zh')} extra={<PaperMark field="name_zh" />}>
          <Input maxLength={200} lang="zh-Hant" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="registration_number"
          label={t('field.registration_number')}
          extra={<PaperMark field="registration_number" />}
          rules={[required('enterRegistrationNumber')]}
        >
          <Input maxLength={40} />
        </Form.Item>
        <DayItem
          name="incorporated_date"
          label={t('field.incorporated_date')}
          extra={<PaperMark field="incorporated_date" />}
          rules={[{ required: true, message: t('validation.enterIncorporatedDate') }]}
          isPast
        />
        <Form.Item
          className="whole-row"
          name="industry"
          label={t('field.industry')}
          extra={<PaperMark field="industry" />}
          rules={[required('enterIndustry')]}
        >
          <Input maxLength={120} />
        </Form.Item>
        <CertificateFields />
        <Form.Item
          className="whole-row"
          name="address"
          label={t('field.address')}
          extra={<PaperMark field="address" />}
          rules={[required('enterAddress')]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={400} />
        </Form.Item>
      </div>
    </Card>
  );
}

/** The numbers of its certificates, and how long the business registration lasts. */
function CertificateFields() {
  const { t } = useTranslation('company');
  const { required, pattern } = useRules();
  const certificateNote = useCertificateNote();
  return (
    <>
      <Form.Item
        name="br"
        label={t('field.br')}
        extra={<PaperMark field="br" />}
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
        extra={<PaperMark field="ci" />}
        tooltip={t('hint.ci')}
        normalize={toUpperCase}
        validateFirst
        rules={[required('enterCi'), pattern(formats.ci, 'ciFormat')]}
      >
        <Input maxLength={8} placeholder={t('example.ci')} />
      </Form.Item>
      <DayItem
        name="br_expires_on"
        label={t('field.br_expires_on')}
        extra={
          <>
            {certificateNote}
            <PaperMark field="br_expires_on" />
          </>
        }
      />
    </>
  );
}

/** Says when the business registration certificate is over, or soon will be. */
function useCertificateNote(): ReactNode {
  const { t } = useTranslation('company');
  const expiresOn = Form.useWatch<CompanyValues['br_expires_on'] | undefined>('br_expires_on') ?? null;
  const standing = certificateStanding(expiresOn, todayInHongKong());
  if (standing === null) return null;
  return (
    <span className="text-amber">
      <Icon name="triangle-alert" size={14} /> {t(`warning.certificate.${standing}`)}
    </span>
  );
}

/** How its books are kept. */
export function BooksCard() {
  const { t } = useTranslation('company');
  return (
    <Card title={t('section.books')}>
      <div className="company-grid grid columns-halves">
        <Form.Item
          name="fye"
          label={t('field.fye')}
          tooltip={t('hint.fye')}
          rules={[{ required: true, message: t('validation.enterFye') }]}
        >
          <MonthDayPicker />
        </Form.Item>
        <DayItem name="first_accounts_to" label={t('field.first_accounts_to')} tooltip={t('hint.first_accounts_to')} />
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
      <div className="company-grid grid columns-halves">
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
