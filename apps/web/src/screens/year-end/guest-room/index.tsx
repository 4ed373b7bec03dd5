import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMyRooms } from '../../../api/queries/year-end/guest-room.ts';
import { Day } from '../../../components/day/day.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { companyNameIn } from '../../../layouts/main/company-name.ts';

/** The rooms that the person may enter today. */
export default function GuestRoomsScreen() {
  const { t } = useTranslation('auditor-room');
  const { data, error, refetch } = useMyRooms();
  return (
    <>
      <PageHeader title={t('mine.title')} subtitle={t('mine.subtitle')} />
      <Card>
        {error && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton rows={3} />}
        {data?.length === 0 && <EmptyState title={t('mine.none')} detail={t('mine.noneDetail')} />}
        <ul className="grid gap-12">
          {(data ?? []).map((room) => (
            <li key={room.id} className="grid gap-2">
              <Link className="break" to={`/auditor-room/${room.id}`}>
                {companyNameIn(currentLanguage(), { name: room.company, name_zh: room.company_zh })} {'·'} {room.title}
              </Link>
              <span className="font-small muted">
                <Day value={room.from} /> {'–'} <Day value={room.to} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
