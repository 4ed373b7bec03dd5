import type { RoomReport } from '@folio/contract';
import { roomReports } from '@folio/contract/choices';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useGuestSheet } from '../../../api/queries/year-end/guest-room.ts';
import { RoomRefused } from '../../../components/auditor-room/room-refused.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import NotFoundScreen from '../../../components/not-found/index.tsx';
import { reportKinds } from './report-kinds.ts';
import { Sheet } from './sheet/sheet.tsx';
import { SheetSkeleton } from './sheet/sheet-skeleton.tsx';
import { useFolds } from './use-folds.ts';

/** A statement or the ledger of an auditor's room, for its guest. */
export default function GuestReportScreen() {
  const { roomId = '', name } = useParams();
  const report = roomReports.find((one) => one === name);
  return report === undefined ? <NotFoundScreen /> : <GuestSheet key={report} roomId={roomId} name={report} />;
}

function GuestSheet({ roomId, name }: { roomId: string; name: RoomReport }) {
  const { t } = useTranslation('auditor-room');
  const { t: reports } = useTranslation('reports');
  const [{ page }, setView] = useUrlState({ page: '1' });
  const { data, error, isFetching } = useGuestSheet(roomId, name, Number(page) || 1);
  const control = useFolds();
  const openPage = (next: number) => {
    setView({ page: String(next) });
    window.scrollTo({ top: 0 });
  };
  // A room that has ended shows nothing of what was loaded before.
  if (error) return <RoomRefused sentence={error.message} />;
  return (
    <div className="cards-apart">
      <p className="below-12 hide-print">
        <Link to={`/auditor-room/${roomId}`}>{t('back')}</Link>
      </p>
      {data === undefined && <h1 className="visually-hidden absolute clip nowrap">{reports(`report.${name}`)}</h1>}
      {data === undefined && <SheetSkeleton />}
      {data !== undefined && (
        <Sheet
          page={data}
          isList={reportKinds[name].isPaged}
          control={control}
          isStale={isFetching}
          filters={[]}
          onClearFilters={() => undefined}
          onPage={openPage}
        />
      )}
    </div>
  );
}
