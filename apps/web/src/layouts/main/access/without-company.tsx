import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useMyRooms } from '../../../api/queries/year-end/guest-room.ts';
import { RoomRefused } from '../../../components/auditor-room/room-refused.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { paths } from '../../../session/redirect.ts';
import { useSession } from '../../../session/session-store.ts';
import { FirstRun } from './first-run.tsx';

/** People of a practice begin with its clients, guests of rooms with their rooms, everybody else with a first company. */
export function WithoutCompany() {
  const { profile } = useSession();
  return (profile?.practices.length ?? 0) > 0 ? <Navigate to="/practice" replace /> : <GuestOrFirst />;
}

function GuestOrFirst() {
  const { pathname } = useLocation();
  const { data, error } = useMyRooms();
  if (!data && !error) return <RowsSkeleton rows={6} />;
  if (!data || data.length === 0) return <FirstRun />;
  return pathname === paths.home ? <Navigate to="/auditor-room" replace /> : <OutsideRoom />;
}

/** Replaces a screen that a guest opens outside the room. */
function OutsideRoom() {
  const { t } = useTranslation('auditor-room');
  return <RoomRefused title={t('outside.title')} sentence={t('outside.detail')} />;
}
