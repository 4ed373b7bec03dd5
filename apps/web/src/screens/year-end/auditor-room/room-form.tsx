import { addMonths, periodOfPreset } from '@folio/ledger/calendar';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomCalls } from '../../../api/queries/year-end/auditor-room.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { useSession } from '../../../session/session-store.ts';

/** Opens a room: who may enter, for which period, and until when. */
export function RoomForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auditor-room');
  const calls = useRoomCalls();
  const { isBusy, error, save } = useSaving();
  const fye = useSession().company?.fye ?? '12-31';
  const today = todayInHongKong();
  const [typed, setTyped] = useState(() => ({
    title: '',
    guest_email: '',
    guest_name: '',
    ...periodOfPreset('last_financial_year', today, fye),
    until: addMonths(today, 2),
  }));
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = () =>
    save(async () => {
      await calls.open(typed);
      onClose();
    });
  return (
    <SideForm
      title={t('new.open')}
      okText={t('new.ok')}
      isBusy={isBusy}
      isReady={typed.title.trim() !== '' && typed.guest_email.trim() !== ''}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(['title', 'guest_email', 'guest_name'] as const).map((name) => (
        <SideField key={name} id={`room-${name}`} label={t(`field.${name}`)} sentences={error?.fields[name]}>
          <Input
            id={`room-${name}`}
            value={typed[name]}
            maxLength={name === 'guest_email' ? 254 : 120}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </SideField>
      ))}
      {(['from', 'to', 'until'] as const).map((name) => (
        <SideField key={name} id={`room-${name}`} label={t(`field.${name}`)} sentences={error?.fields[name]}>
          <DayInput id={`room-${name}`} value={typed[name]} onChange={(day) => day && set({ [name]: day })} />
        </SideField>
      ))}
      <p className="side-hint above-4 font-small">{t('new.hint')}</p>
    </SideForm>
  );
}
