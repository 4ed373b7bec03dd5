import type { AuthenticatorSetUp } from '@folio/contract';
import { Button, Form, Input, QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useActing } from './use-acting.ts';

interface AuthenticatorFormProps {
  setUp: AuthenticatorSetUp;
  onConfirm: (code: string) => Promise<unknown>;
  onClose: () => void;
}

/** The secret in groups of four, as people read it out and type it. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The QR code, the same as text, and the first code that makes the app count. */
export function AuthenticatorForm({ setUp, onConfirm, onClose }: AuthenticatorFormProps) {
  const { t } = useTranslation('factors');
  const { isBusy, failure, act } = useActing();
  const confirm = async ({ code }: { code: string }) => {
    if (!(await act(() => onConfirm(code.trim())))) return;
    toast.success('factors:authenticator.done', { translate: true });
    onClose();
  };
  return (
    <div className="authenticator-set-up grid items-start columns-auto-wide gap-24">
      <div className="authenticator-code pad-8 bg-sheet framed radius-huge">
        <QRCode value={setUp.uri} size={176} bordered={false} color="#17212b" bgColor="#ffffff" aria-hidden="true" />
      </div>
      <div>
        <ol className="factor-steps">
          <li>{t('authenticator.scan')}</li>
          <li>
            {t('authenticator.orType')}
            <code className="authenticator-secret block above-4 font-lead break">{inGroups(setUp.secret)}</code>
          </li>
          <li>{t('authenticator.thenCode')}</li>
        </ol>
        <Form layout="vertical" requiredMark={false} onFinish={confirm}>
          <Form.Item
            name="code"
            label={t('authenticator.code')}
            rules={[{ required: true, pattern: /^\s*\d{6}\s*$/, message: t('authenticator.codeFormat') }]}
            {...(failure && { validateStatus: 'error' as const, help: failure })}
          >
            <Input className="factor-code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus />
          </Form.Item>
          <div className="flex wrap gap-8">
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('authenticator.confirm')}
            </Button>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
          </div>
        </Form>
      </div>
    </div>
  );
}
