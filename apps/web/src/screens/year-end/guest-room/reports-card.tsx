import { roomReports } from '@folio/contract/choices';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type GuestFileFormat, guestFiles } from '../../../api/queries/year-end/guest-room.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { Card } from '../../../components/page/card.tsx';

const formats: readonly GuestFileFormat[] = ['pdf', 'xlsx', 'csv'];

/** The statements at the last day of the period, and the ledger of the period, on screen and as files. */
export function ReportsCard({ roomId }: { roomId: string }) {
  const { t } = useTranslation('auditor-room');
  const { t: reportWords } = useTranslation('reports');
  const { report } = guestFiles(roomId);
  const { isBusy, error, save } = useSaving();
  return (
    <Card title={t('reports.title')}>
      {error && <Refusal error={error} />}
      <ul className="grid gap-12">
        {roomReports.map((name) => (
          <li key={name} className="flex wrap items-center between gap-12">
            <Link to={`/auditor-room/${roomId}/report/${name}`}>{reportWords(`report.${name}`)}</Link>
            <span className="flex wrap gap-8">
              {formats.map((format) => (
                <Button
                  key={format}
                  disabled={isBusy}
                  aria-label={t('reports.as', { name: reportWords(`report.${name}`), format: format.toUpperCase() })}
                  onClick={() => void save(() => report(name, format))}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
