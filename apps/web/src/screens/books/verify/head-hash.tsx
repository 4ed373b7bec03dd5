import type { BookProof } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';

/** The hash of the last entry, to be written down somewhere else, and why. */
export function HeadHash({ proof }: { proof: BookProof }) {
  const { t } = useTranslation('accounting-verify');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(proof.head);
      toast.success(t('copied'));
    } catch {
      toast.error(t('notCopied'));
    }
  };
  return (
    <Card title={t('head.title')} className="proof-head grid gap-2 muted">
      <p>{t('head.why')}</p>
      <div className="proof-hash flex wrap items-center gap-10">
        <code className="min-0 break bg-sunken radius-medium pad-7-12">{proof.head}</code>
        <Button icon={<Icon name="copy" size={15} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p className="font-base muted">{t('head.of', { count: proof.entries })}</p>
    </Card>
  );
}
