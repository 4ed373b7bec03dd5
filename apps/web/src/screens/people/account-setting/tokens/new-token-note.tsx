import type { NewToken } from '@folio/contract';
import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../components/feedback/toast/toast.ts';

/** The secret of a new token: it is shown only once. */
export function NewTokenNote({ made, onClose }: { made: NewToken; onClose: () => void }) {
  const { t } = useTranslation('account-setting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.token);
      toast.success(t('tokens.copied'));
    } catch (cause) {
      // Without the clipboard the text stays visible, so that the user can select and copy it.
      console.error('The token was not copied', cause);
    }
  };
  return (
    <Alert
      type="success"
      showIcon
      title={t('tokens.made', { name: made.name })}
      closable={{ 'aria-label': t('common:close'), onClose }}
      description={
        <>
          <p>{t('tokens.once')}</p>
          <div className="token-secret flex gap-8 above-8">
            <Input
              readOnly
              aria-label={t('tokens.secret')}
              value={made.token}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => void copy()}>{t('tokens.copy')}</Button>
          </div>
        </>
      }
    />
  );
}
