import { useTranslation } from 'react-i18next';
import { safetyCalls } from '../../api/queries/people/account-safety.ts';
import { rule } from '../../layouts/auth/form-rules.ts';
import { type AuthForm, useAuthForm } from '../../layouts/auth/use-auth-form.ts';

export function useConfirmPassword(onConfirmed: () => void): AuthForm<{ password: string }> {
  const { t } = useTranslation('auth');
  const rules = { password: [rule.required(t('validation.enterPassword'))] };
  return useAuthForm({ password: '' }, rules, async ({ password }) => {
    await safetyCalls.confirmPassword(password);
    onConfirmed();
  });
}
