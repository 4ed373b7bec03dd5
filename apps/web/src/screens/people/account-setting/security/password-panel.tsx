import { Alert, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ChangePasswordBody, safetyCalls } from '../../../../api/queries/people/account-safety.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { minPasswordLength } from '../../../../layouts/auth/password-fields.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { useRefusedForm } from './use-refused-form.ts';
import './security.css';

/** Changes the password; every other session of the user ends. */
export default function PasswordPanel() {
  const { t } = useTranslation('security');
  const { profile } = useSession();
  const [form] = Form.useForm<ChangePasswordBody>();
  const { isBusy, failure, run } = useRefusedForm(form);
  const save = (values: ChangePasswordBody) =>
    run(async () => {
      await safetyCalls.changePassword(values);
      form.resetFields();
      toast.success('security:password.done', { translate: true, durationMs: 6000 });
    });
  return (
    <Card title={t('password.title')}>
      <p className="below-16 muted">{t('password.lead')}</p>
      {failure && <Alert type="error" showIcon title={failure} className="below-16" />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={save} className="security-form">
        <input type="hidden" autoComplete="username" value={profile?.email ?? ''} readOnly />
        <Form.Item
          name="current_password"
          label={t('password.current')}
          rules={[{ required: true, message: t('password.enterCurrent') }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('password.button')}
        </Button>
      </Form>
    </Card>
  );
}

function NewPasswordFields() {
  const { t } = useTranslation('security');
  return (
    <>
      <Form.Item
        name="password"
        label={t('password.new')}
        extra={t('password.hint', { min: minPasswordLength })}
        rules={[
          { required: true, message: t('password.enterNew') },
          { min: minPasswordLength, message: t('password.tooShort', { min: minPasswordLength }) },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="password_confirmation"
        label={t('password.again')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('password.enterNew') },
          ({ getFieldValue }) => ({
            validator: (_, again: string) =>
              !again || again === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('password.mismatch'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
