import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeadlineFeed } from '../../api/queries/year-end/deadline.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { hongKongTime } from '../day/hong-kong-time.ts';
import { NewLink } from '../emails/new-link.tsx';
import { useConfirm } from '../feedback/confirm.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';
import { Card } from '../page/card.tsx';

/** The secret address by which a calendar program shows the deadlines; of the company, or of a practice's clients. */
export function FeedCard({ practiceId = null }: { practiceId?: string | null }) {
  const { t } = useTranslation('deadlines');
  const { feed, make, drop } = useDeadlineFeed(practiceId);
  const confirm = useConfirm();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<string | null>) => {
    setBusy(true);
    try {
      setUrl(await work());
    } catch (cause) {
      toast.error(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  const replace = async () => {
    const isSure =
      !feed ||
      (await confirm({ title: t('feed.replace'), detail: t('feed.replaceDetail'), okText: t('feed.replaceOk') }));
    if (isSure) await act(make);
  };
  const revoke = () =>
    act(async () => {
      await drop();
      toast.success(t('feed.revoked'));
      return null;
    });
  if (feed === undefined) return null;
  return (
    <Card title={t('feed.title')}>
      <p className="below-14 muted">{t(practiceId === null ? 'feed.detail' : 'feed.detailClients')}</p>
      {url !== null && (
        <div className="below-14">
          <NewLink url={url} />
        </div>
      )}
      {feed !== null && (
        <p className="below-14 font-base">
          {t('feed.since', { time: hongKongTime(feed.created_at, currentLanguage()) })}
        </p>
      )}
      <div className="flex wrap gap-8">
        <Button loading={isBusy} onClick={() => void replace()}>
          {t(feed === null ? 'feed.make' : 'feed.makeNew')}
        </Button>
        {feed !== null && (
          <Button danger loading={isBusy} onClick={() => void revoke()}>
            {t('feed.revoke')}
          </Button>
        )}
      </div>
    </Card>
  );
}
