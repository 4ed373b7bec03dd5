import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast/toast.ts';
import { Icon } from '../page/icon.tsx';

/** The address of a link that was just created. It is shown only once, because Folio does not store it. */
export function NewLink({ url }: { url: string }) {
  const { t } = useTranslation('outgoing');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('link.copied'));
    } catch {
      toast.info(t('link.copyByHand'));
    }
  };
  return (
    <div className="pad-12-14 bg-selected radius-large" role="status">
      <p className="font-base around-0-0-8">{t('link.once')}</p>
      <div className="flex gap-8">
        <Input readOnly value={url} aria-label={t('link.address')} onFocus={(event) => event.target.select()} />
        <Button type="primary" icon={<Icon name="copy" size={15} />} onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
      </div>
    </div>
  );
}
