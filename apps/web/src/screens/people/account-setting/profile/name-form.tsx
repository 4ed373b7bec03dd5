import type { Profile } from '@folio/contract';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '../../../../api/queries/people/session.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { dispatchSession } from '../../../../session/session-store.ts';

/** Changes the user's name. A failure has already been shown as a toast. */
export function NameForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-setting');
  const [isBusy, setBusy] = useState(false);
  const save = async ({ name }: { name: string }) => {
    setBusy(true);
    try {
      dispatchSession({ type: 'profileChanged', profile: await sessionCalls.updateUser({ name: name.trim() }) });
      toast.success(t('saved'));
    } catch (cause) {
      console.error('The name was not saved', cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form layout="vertical" requiredMark={false} initialValues={{ name: profile.name }} onFinish={save}>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('enterName') }]}>
        <Input maxLength={120} autoComplete="name" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('save')}
      </Button>
    </Form>
  );
}
