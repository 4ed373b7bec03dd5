import type { GuestRoom } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { guestFiles, useGuestCalls, useGuestRoom } from '../../../api/queries/year-end/guest-room.ts';
import { RequestList } from '../../../components/auditor-room/request-list.tsx';
import { RoomRefused } from '../../../components/auditor-room/room-refused.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { companyNameIn } from '../../../layouts/main/company-name.ts';
import { AskForm } from './ask-form.tsx';
import { PacketsCard } from './packets-card.tsx';
import { ReopenForm } from './reopen-form.tsx';
import { ReportsCard } from './reports-card.tsx';
import { SamplesCard } from './samples-card.tsx';

/** The room for its guest: requests with answers, statements and ledger, packets, and samples with their documents. */
export default function GuestRoomScreen() {
  const { roomId = '' } = useParams();
  const { data, error } = useGuestRoom(roomId);
  // A room that has ended shows nothing of what was loaded before.
  if (error) return <RoomRefused sentence={error.message} />;
  if (!data) return <RowsSkeleton rows={6} />;
  return <ShownRoom room={data} />;
}

function ShownRoom({ room }: { room: GuestRoom }) {
  const { t } = useTranslation('auditor-room');
  const [isAsking, setAsking] = useState(false);
  const company = companyNameIn(currentLanguage(), { name: room.company, name_zh: room.company_zh });
  const day = (value: string) => formatDay(value, currentLanguage());
  const facts = { from: day(room.from), to: day(room.to), until: day(room.until) };
  return (
    <div className="cards-apart">
      <PageHeader
        title={`${company} · ${room.title}`}
        subtitle={t('untilDay', facts)}
        actions={
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => setAsking(true)}>
            {t('ask.open')}
          </Button>
        }
      />
      <Requests room={room} />
      <SamplesCard room={room} />
      <ReportsCard roomId={room.id} />
      <PacketsCard room={room} />
      {isAsking && <AskForm roomId={room.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Requests({ room }: { room: GuestRoom }) {
  const { t } = useTranslation('auditor-room');
  const files = guestFiles(room.id);
  const { accept } = useGuestCalls(room.id);
  const { isBusy, error, save } = useSaving();
  const [reopeningId, setReopeningId] = useState<string | null>(null);
  const reopening = room.requests.find(({ id }) => id === reopeningId);
  return (
    <Card title={t('requests')}>
      {error && <Refusal error={error} />}
      <RequestList
        requests={room.requests}
        emptyDetail={t('ask.first')}
        fileLink={(file, { id }) => (
          <Button type="link" size="small" disabled={isBusy} onClick={() => void save(() => files.answer(id, file))}>
            {file.name}
          </Button>
        )}
        actions={(request) =>
          request.state === 'answered' && (
            <span className="flex wrap gap-12">
              <Button
                type="primary"
                disabled={isBusy}
                onClick={() => void save(() => accept(request.id, { text: '', version: request.version }))}
              >
                {t('accept', { number: request.number })}
              </Button>
              <Button onClick={() => setReopeningId(request.id)}>{t('reopen.one', { number: request.number })}</Button>
            </span>
          )
        }
      />
      {reopening && <ReopenForm roomId={room.id} request={reopening} onClose={() => setReopeningId(null)} />}
    </Card>
  );
}
