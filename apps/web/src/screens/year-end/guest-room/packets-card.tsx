import type { GuestRoom } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { guestFiles } from '../../../api/queries/year-end/guest-room.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** The packets of the locked months and years of the period. */
export function PacketsCard({ room: { id, packets } }: { room: GuestRoom }) {
  const { t } = useTranslation('auditor-room');
  const { packet } = guestFiles(id);
  const { isBusy, error, save } = useSaving();
  return (
    <Card title={t('packets.title')}>
      {error && <Refusal error={error} />}
      <p className="below-10 font-base muted">{t(packets.length === 0 ? 'packets.none' : 'packets.about')}</p>
      <div className="flex wrap gap-8">
        {packets.map((one) => (
          <Button
            key={`${one.kind} ${one.end}`}
            icon={<Icon name="download" />}
            disabled={isBusy}
            onClick={() => void save(() => packet(one))}
          >
            {t(`packets.${one.kind}`, { end: formatDay(one.end, currentLanguage()) })}
          </Button>
        ))}
      </div>
    </Card>
  );
}
