import type { GuestRoom } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { guestFiles } from '../../../api/queries/year-end/guest-room.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';

/** The samples of the period, each with the bundle of its documents. */
export function SamplesCard({ room: { id: roomId, samples } }: { room: GuestRoom }) {
  const { t } = useTranslation('auditor-room');
  const { bundle } = guestFiles(roomId);
  const { isBusy, error, save } = useSaving();
  return (
    <Card title={t('samples')}>
      {error && <Refusal error={error} />}
      {samples.length === 0 && <p className="font-base muted">{t('noSample')}</p>}
      <ul className="grid gap-12">
        {samples.map(({ id, title }) => (
          <li key={id} className="flex wrap items-center between gap-12">
            <Link className="break" to={`/auditor-room/${roomId}/sample/${id}`}>
              {title}
            </Link>
            <Button icon={<Icon name="download" />} disabled={isBusy} onClick={() => void save(() => bundle(id))}>
              {t('bundle')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
