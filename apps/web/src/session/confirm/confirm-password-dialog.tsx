import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../layouts/auth/fields.tsx';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { useSession } from '../session-store.ts';
import { answerConfirmation } from './confirmation.ts';
import { OtherProofs } from './other-proofs.tsx';
import { useConfirmPassword } from './use-confirm-password.ts';

/** Asks for the password before a sensitive action; the call that needed it then continues automatically. */
export default function ConfirmPasswordDialog() {
  const { t } = useTranslation('auth');
  const { profile } = useSession();
  const form = useConfirmPassword(() => answerConfirmation(true));
  return (
    <ThemeProvider>
      <Modal
        open
        centered
        width={420}
        title={t('verifyPassword.title')}
        footer={null}
        onCancel={() => answerConfirmation(false)}
      >
        <p className="below-16 muted">{t('verifyPassword.lead')}</p>
        {form.failure && <Alert type="error" showIcon title={form.failure} className="below-16" />}
        <form noValidate onSubmit={form.onSubmit}>
          <input type="hidden" autoComplete="username" value={profile?.email ?? ''} readOnly />
          <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" autoFocus />
          <div className="flex justify-end gap-8">
            <Button onClick={() => answerConfirmation(false)}>{t('common:cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.isBusy}>
              {t('verifyPassword.button')}
            </Button>
          </div>
        </form>
        <OtherProofs run={form.run} isBusy={form.isBusy} onConfirmed={() => answerConfirmation(true)} />
      </Modal>
    </ThemeProvider>
  );
}
