import { useTranslation } from 'react-i18next';
import { PasswordField } from './fields.tsx';
import { type Rules, rule } from './form-rules.ts';
import type { FieldBinding } from './use-auth-form.ts';

/** The server takes nothing shorter. */
export const minPasswordLength = 10;

/** The rules of a new password typed twice. */
export function usePasswordRules(): Rules {
  const { t } = useTranslation('auth');
  return {
    password: [
      rule.required(t('validation.enterPassword')),
      rule.min(minPasswordLength, t('validation.passwordTooShort', { min: minPasswordLength })),
    ],
    password_confirmation: [
      rule.required(t('validation.enterPassword')),
      rule.same('password', t('validation.passwordMismatch')),
    ],
  };
}

interface PasswordFieldsProps {
  label: string;
  field: (name: 'password' | 'password_confirmation') => FieldBinding;
}

/** A new password, twice. */
export function PasswordFields({ label, field }: PasswordFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        hint={t('passwordHint', { min: minPasswordLength })}
        autoComplete="new-password"
      />
      <PasswordField {...field('password_confirmation')} label={t('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
