import type { Room } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomCalls } from '../../../api/queries/year-end/auditor-room.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { Refusal } from '../../../components/form/refusal.tsx';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { Card } from '../../../components/page/card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { RoomTag } from './room-tag.tsx';

/** Whether the auditor can enter, and what an owner of the company can do about it. */
export function RoomActions({ room }: { room: Room }) {
  const { t } = useTranslation('auditor-room');
  const isOwner = useMay('owner');
  const { resend, close } = useRoomCalls();
  const confirm = useConfirm();
  const { isBusy, error, save } = useSaving();
  const [isExtending, setExtending] = useState(false);
  const end = async () => {
    if (!(await confirm({ title: t('close.title'), okText: t('close.ok'), danger: true }))) return;
    await save(async () => void (await close(room.id)));
  };
  return (
    <Card title={t('access.title')}>
      {error && <Refusal error={error} />}
      <p className="flex wrap items-center gap-12 below-10">
        <RoomTag state={room.state} /> <span>{t(`access.${room.state}`)}</span>
      </p>
      {room.state === 'invited' && room.mail_sent === false && (
        <p className="below-10 text-red" role="alert">
          {t('access.notSent')}
        </p>
      )}
      {isOwner && room.state !== 'closed' && (
        <div className="flex wrap gap-12">
          {room.state === 'invited' && (
            <Button disabled={isBusy} onClick={() => void save(async () => void (await resend(room.id)))}>
              {t('resend')}
            </Button>
          )}
          <Button disabled={isBusy} onClick={() => setExtending(true)}>
            {t('extend.open')}
          </Button>
          <Button danger disabled={isBusy} onClick={() => void end()}>
            {t('close.ok')}
          </Button>
        </div>
      )}
      {isExtending && <ExtendForm room={room} onClose={() => setExtending(false)} />}
    </Card>
  );
}

function ExtendForm({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useTranslation('auditor-room');
  const { extend } = useRoomCalls();
  const { isBusy, error, save } = useSaving();
  const [until, setUntil] = useState(room.until);
  const submit = async () => {
    await extend(room.id, until);
    onClose();
  };
  return (
    <SideForm
      title={t('extend.open')}
      okText={t('extend.ok')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save(submit)}
      onClose={onClose}
    >
      <SideField id="room-until" label={t('field.until')} sentences={error?.fields.until}>
        <DayInput id="room-until" value={until} onChange={(day) => day && setUntil(day)} />
      </SideField>
    </SideForm>
  );
}
