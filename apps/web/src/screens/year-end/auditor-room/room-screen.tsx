import type { Room } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRoom } from '../../../api/queries/year-end/auditor-room.ts';
import { RequestList } from '../../../components/auditor-room/request-list.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { AnswerForm } from './answer-form.tsx';
import { OwnerSelect } from './owner-select.tsx';
import { RoomActions } from './room-actions.tsx';

/** A room with the auditor's requests and the company's answers. */
export default function AuditorRoomScreen() {
  const { t } = useTranslation('auditor-room');
  const { roomId = '' } = useParams();
  const { data, error, refetch } = useRoom(roomId);
  const parent = { title: t('title'), path: '/accounting/auditor-room' };
  if (data) return <ShownRoom room={data} parent={parent} />;
  return (
    <>
      <ToolHeader title={t('title')} parent={parent} />
      <Card>
        {error ? <ErrorState detail={error.message} onRetry={() => void refetch()} /> : <RowsSkeleton rows={6} />}
      </Card>
    </>
  );
}

function ShownRoom({ room, parent }: { room: Room; parent: { title: string; path: string } }) {
  const { t } = useTranslation('auditor-room');
  const [answeringId, setAnsweringId] = useState<string | null>(null);
  const answering = room.requests.find(({ id }) => id === answeringId);
  const mayAnswer = useMay('write') && room.state !== 'closed';
  const day = (value: string) => formatDay(value, currentLanguage());
  const facts = { email: room.guest_email, from: day(room.from), to: day(room.to), until: day(room.until) };
  return (
    <div className="cards-apart">
      <ToolHeader title={room.title} subtitle={t('roomOf', facts)} parent={parent} />
      <RoomActions room={room} />
      <Card title={t('requests')}>
        <RequestList
          requests={room.requests}
          emptyDetail={t('noRequestDetail')}
          fileLink={({ name, document_id: id }) => (id === null ? name : <Link to={`/document/${id}`}>{name}</Link>)}
          actions={(request) =>
            mayAnswer && (
              <span className="flex wrap items-center gap-12">
                <OwnerSelect request={request} people={room.people} />
                {request.state !== 'accepted' && (
                  <Button onClick={() => setAnsweringId(request.id)}>
                    {t('answer.one', { number: request.number })}
                  </Button>
                )}
              </span>
            )
          }
        />
      </Card>
      {answering && <AnswerForm request={answering} onClose={() => setAnsweringId(null)} />}
    </div>
  );
}
