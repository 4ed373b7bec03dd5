import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safetyCalls } from '../../../../api/queries/people/account-safety.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { dispatchSession, useSession } from '../../../../session/session-store.ts';
import { useRefusedForm } from './use-refused-form.ts';
import './security.css';

/** Changes the email: first asks for it, then for the codes sent to the old and to the new address. */
export default function EmailPanel() {
  const { t } = useTranslation('security');
  const { profile } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  if (profile === null) return null;
  return (
    <Card title={t('email.title')}>
      <p className="below-16 muted">{t('email.now', { email: profile.email })}</p>
      {wanted === null ? (
        <NewEmailForm onAsked={setWanted} />
      ) : (
        <CodesForm oldEmail={profile.email} newEmail={wanted} onEnd={() => setWanted(null)} />
      )}
    </Card>
  );
}

function NewEmailForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { t } = useTranslation('security');
  const [form] = Form.useForm<{ email: string }>();
  const { isBusy, failure, run } = useRefusedForm(form);
  const ask = ({ email }: { email: string }) =>
    run(async () => {
      await safetyCalls.changeEmail(email.trim());
      onAsked(email.trim());
    });
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={ask} className="security-form">
      {failure && <Alert type="error" showIcon title={failure} className="below-16" />}
      <Form.Item
        name="email"
        label={t('email.new')}
        extra={t('email.hint')}
        rules={[
          { required: true, whitespace: true, message: t('email.enter') },
          { type: 'email', transform: (text: string) => text.trim(), message: t('email.invalid') },
        ]}
      >
        <Input type="email" autoComplete="email" maxLength={254} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('email.ask')}
      </Button>
    </Form>
  );
}

interface CodesFormProps {
  oldEmail: string;
  newEmail: string;
  onEnd: () => void;
}

interface Codes {
  old_code: string;
  new_code: string;
}

function CodesForm({ oldEmail, newEmail, onEnd }: CodesFormProps) {
  const { t } = useTranslation('security');
  const [form] = Form.useForm<Codes>();
  const { isBusy, failure, run } = useRefusedForm(form);
  const confirm = (codes: Codes) =>
    run(async () => {
      dispatchSession({ type: 'profileChanged', profile: await safetyCalls.confirmEmail(codes) });
      toast.success('security:email.done', { translate: true });
      onEnd();
    });
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={confirm} className="security-form">
      <Alert type="info" showIcon title={t('email.sent')} className="below-16" />
      {failure && <Alert type="error" showIcon title={failure} className="below-16" />}
      <CodeItem name="old_code" label={t('email.codeAt', { email: oldEmail })} />
      <CodeItem name="new_code" label={t('email.codeAt', { email: newEmail })} />
      <div className="flex wrap gap-8">
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('email.confirm')}
        </Button>
        <Button onClick={onEnd}>{t('email.other')}</Button>
      </div>
    </Form>
  );
}

function CodeItem({ name, label }: { name: keyof Codes; label: string }) {
  const { t } = useTranslation('security');
  return (
    <Form.Item
      name={name}
      label={label}
      normalize={(text: string) => text.toUpperCase().trim()}
      rules={[{ required: true, pattern: /^[A-Z0-9]{6}$/, message: t('email.codeLength') }]}
    >
      <Input className="security-code" autoComplete="one-time-code" maxLength={6} />
    </Form.Item>
  );
}
