import { useTranslation } from 'react-i18next';
import { type Rules, rule } from '../../layouts/auth/form-rules.ts';

/** The specification's one-time code length. */
export const codeLength = 6;
const wholeCode = /^[A-Z0-9]{6}$/;

export const emptyCode = { code: '' };

export function useCodeRules(): Rules {
  const { t } = useTranslation('auth');
  return { code: [rule.pattern(wholeCode, t('validation.codeLength'))] };
}
