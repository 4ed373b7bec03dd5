import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { Field, type FieldProps } from './field.tsx';

const shownFormats = { 'en-US': 'MMM D, YYYY HH:mm', 'zh-Hant': 'YYYY年M月D日 HH:mm' } as const;
const typedFormats = ['YYYY-MM-DD HH:mm', 'D/M/YYYY HH:mm', 'D MMM YYYY HH:mm'];

/** The instant at which the books are looked at, in the user's own time; empty for now. */
export function KnownOnField({ params, change }: FieldProps) {
  const { t } = useTranslation('reports');
  return (
    <Field label={t('param.known_on')} name="known_on">
      <DatePicker
        aria-label={t('param.known_on')}
        style={{ width: '100%' }}
        value={params.known_on === '' ? null : dayjs(params.known_on)}
        format={[shownFormats[currentLanguage()], ...typedFormats]}
        showTime={{ format: 'HH:mm', defaultOpenValue: dayjs().hour(18).minute(0).second(0) }}
        disabledDate={(day) => day.isAfter(dayjs(), 'day')}
        placeholder={t('now')}
        allowClear
        onChange={(moment) =>
          change({ known_on: moment === null || Array.isArray(moment) ? '' : moment.toDate().toISOString() })
        }
      />
    </Field>
  );
}
