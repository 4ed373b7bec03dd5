import type { GivenRole } from '@folio/contract';
import { Alert, Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useInvite } from '../../../api/queries/people/staff.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { useFieldErrors } from '../../../components/form/use-field-errors.ts';
import { givenRoles } from './roles.ts';

interface InviteValues {
  email: string;
  name: string;
  role: GivenRole;
}

const start: InviteValues = { email: '', name: '', role: 'bookkeeper' };

/** Asks for an address and a role, and sends the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { t: shell } = useTranslation('shell');
  const [form] = Form.useForm<InviteValues>();
  const invite = useInvite();
  const error = invite.error instanceof ApiError ? invite.error : null;
  useFieldErrors(form, error?.fields);
  const send = (values: InviteValues) => {
    const email = values.email.trim();
    invite.mutate(
      { ...values, email },
      {
        onSuccess: (rows) => {
          const sent = rows.find((row) => row.email === email.toLowerCase());
          if (sent?.mail_failed) toast.error(t('mailFailed', { email }));
          else toast.success(t('invited', { email }));
          onClose();
        },
      },
    );
  };
  const hasFields = error !== null && Object.keys(error.fields).length > 0;
  return (
    <Modal
      open
      centered
      title={t('invite.title')}
      okText={t('invite.send')}
      cancelText={t('common:cancel')}
      confirmLoading={invite.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={start} requiredMark={false} onFinish={send}>
        {invite.error && !hasFields && (
          <Alert
            className="below-16"
            type="error"
            showIcon
            role="alert"
            title={error?.message || t('common:error.generic')}
          />
        )}
        <Form.Item
          name="email"
          label={t('column.email')}
          validateTrigger="onBlur"
          validateFirst
          rules={[
            { required: true, whitespace: true, message: t('validation.enterEmail') },
            { type: 'email', message: t('validation.emailInvalid') },
          ]}
        >
          <Input type="email" autoFocus maxLength={254} autoComplete="off" onPressEnter={() => form.submit()} />
        </Form.Item>
        <Form.Item name="name" label={t('invite.name')}>
          <Input maxLength={120} autoComplete="off" onPressEnter={() => form.submit()} />
        </Form.Item>
        <Form.Item name="role" label={t('column.role')}>
          <Radio.Group className="staff-roles grid gap-10">
            {givenRoles.map((role) => (
              <Radio key={role} value={role}>
                <strong className="medium">{shell(`role.${role}`)}</strong>
                <span>{t(`about.${role}`)}</span>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
      </Form>
    </Modal>
  );
}
