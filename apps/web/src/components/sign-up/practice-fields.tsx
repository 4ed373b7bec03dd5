import { useTranslation } from 'react-i18next';
import { TextField } from '../../layouts/auth/fields.tsx';
import { type Rules, rule } from '../../layouts/auth/form-rules.ts';
import type { FieldBinding } from '../../layouts/auth/use-auth-form.ts';
import { formats } from '../form/formats.ts';

export function usePracticeRules(): Rules {
  const { t } = useTranslation('auth');
  return {
    practice_name: [rule.required(t('validation.enterPracticeName'))],
    pc_number: [
      rule.required(t('validation.enterPcNumber')),
      rule.pattern(formats.pcNumber, t('validation.pcNumberFormat')),
    ],
    phone: [rule.required(t('validation.enterPhone')), rule.pattern(formats.phone, t('validation.phoneFormat'))],
    address: [rule.required(t('validation.enterAddress'))],
  };
}

interface PracticeFieldsProps {
  field: (name: 'practice_name' | 'pc_number' | 'phone' | 'address') => FieldBinding;
}

export function PracticeFields({ field }: PracticeFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField {...field('practice_name')} label={t('practice.name')} autoComplete="organization" maxLength={200} />
      <TextField {...field('pc_number')} label={t('practice.pcNumber')} maxLength={7} />
      <TextField {...field('phone')} label={t('practice.phone')} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...field('address')} label={t('practice.address')} autoComplete="street-address" maxLength={400} />
    </>
  );
}
