import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayItem } from './day-item.tsx';
import type { PeopleList, PersonKind } from './people-values.ts';

interface PersonFieldsProps {
  list: PeopleList;
  index: number;
}

/** The label of a row's field for screen readers: it includes the row, so that each is unique. */
function useRowField({ list, index }: PersonFieldsProps): (field: string) => string {
  const { t } = useTranslation('company');
  const row = t('entry', { label: t(`one.${list}`), number: index + 1 });
  return (field) => t('rowField', { row, field: t(`field.${field}`) });
}

/** The fields of one row: names for all lists, then the fields of its register. */
export function PersonFields({ list, index }: PersonFieldsProps) {
  const { t } = useTranslation('company');
  const named = useRowField({ list, index });
  const kinds = (['person', 'company'] as const).map((value) => ({ value, label: t(`kind.${list}.${value}`) }));
  return (
    <div className="people-grid grid">
      <Form.Item
        name={[index, 'name']}
        label={t('field.who')}
        rules={[{ required: true, whitespace: true, message: t('validation.enterName') }]}
        validateTrigger={[]}
      >
        <Input aria-label={named('who')} maxLength={300} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'name_zh']} label={t('field.name_zh')}>
        <Input aria-label={named('name_zh')} maxLength={300} lang="zh-Hant" autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'kind']} label={t('field.kind')}>
        <Select aria-label={named('kind')} options={kinds} placeholder={t('kind.none')} />
      </Form.Item>
      {list === 'directors' && <DirectorFields index={index} />}
      {list === 'shareholders' && <ShareholderFields index={index} />}
      {list === 'secretaries' && <SecretaryFields index={index} />}
    </div>
  );
}

function DirectorFields({ index }: { index: number }) {
  const { t } = useTranslation('company');
  const named = useRowField({ list: 'directors', index });
  return (
    <>
      <DayItem name={[index, 'appointed_on']} label={t('field.appointed_on')} says={named('appointed_on')} />
      <DayItem name={[index, 'resigned_on']} label={t('field.resigned_on')} says={named('resigned_on')} />
      <Form.Item className="whole-row" name={[index, 'address']} label={t('field.service_address')}>
        <Input aria-label={named('service_address')} maxLength={400} autoComplete="off" />
      </Form.Item>
    </>
  );
}

function ShareholderFields({ index }: { index: number }) {
  const { t } = useTranslation('company');
  const named = useRowField({ list: 'shareholders', index });
  const currency = Form.useWatch<string | undefined>('base_currency');
  return (
    <>
      <Form.Item name={[index, 'share_class']} label={t('field.share_class')}>
        <Input aria-label={named('share_class')} maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'shares']} label={t('field.shares')}>
        <Input
          aria-label={named('shares')}
          className="figures num"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
      </Form.Item>
      <Form.Item name={[index, 'paid']} label={t('field.paid')}>
        <Input
          aria-label={named('paid')}
          className="figures num"
          inputMode="decimal"
          maxLength={24}
          autoComplete="off"
          {...(currency !== undefined && { suffix: currency })}
        />
      </Form.Item>
    </>
  );
}

function SecretaryFields({ index }: { index: number }) {
  const { t } = useTranslation('company');
  const named = useRowField({ list: 'secretaries', index });
  const kind = Form.useWatch<PersonKind | undefined>(['secretaries', index, 'kind']);
  return (
    <>
      {kind !== 'person' && (
        <Form.Item name={[index, 'licence']} label={t('field.licence')} tooltip={t('hint.licence')}>
          <Input aria-label={named('licence')} maxLength={8} placeholder={t('example.licence')} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item className="whole-row" name={[index, 'address']} label={t('field.secretary_address')}>
        <Input aria-label={named('secretary_address')} maxLength={400} autoComplete="off" />
      </Form.Item>
    </>
  );
}
