import type { ClientMonthState, ClientMonths } from '@folio/contract';
import { endOfMonth } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClientMonths } from '../../../api/queries/people/practice-work.ts';
import { HeatCell, type HeatTone } from '../../../components/chart/heat-cell.tsx';
import { formatMonth, formatShortMonth } from '../../../components/day/format-day.ts';
import { Card } from '../../../components/page/card.tsx';
import type { IconName } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { switchCompany } from '../../../session/session-actions.ts';
import './client-months.css';

type Client = ClientMonths['clients'][number];

const looks: Readonly<Record<ClientMonthState, { tone: HeatTone; icon?: IconName }>> = {
  locked: { tone: 'closed', icon: 'lock' },
  lines: { tone: 'wait', icon: 'bank' },
  documents: { tone: 'new', icon: 'file-search' },
  done: { tone: 'good', icon: 'circle-check' },
  nothing: { tone: 'none' },
};

/** The last six months of every client at one look; a month opens the client's books there. */
export function ClientMonthsTable({ practiceId }: { practiceId: string }) {
  const { t } = useTranslation('practice');
  const { data } = useClientMonths(practiceId);
  if (data === undefined || data.clients.length === 0) return null;
  return (
    <Card title={t('months.title')} className="above-16">
      <div className="scroll-x">
        <table className="client-months full cells-left cells-regular heads-small heads-muted">
          <thead>
            <tr>
              <th scope="col">{t('months.client')}</th>
              {data.months.map((month) => (
                <th key={month} scope="col">
                  {formatShortMonth(month.slice(5, 7), currentLanguage())}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.clients.map((client) => (
              <ClientRow key={client.company_id} client={client} months={data.months} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function ClientRow({ client, months }: { client: Client; months: readonly string[] }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const name = accountName(client);
  const open = async (month: string) => {
    await switchCompany(client.company_id);
    navigate(`/home?range=month&as_at=${endOfMonth(month)}`);
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      {months.map((month, index) => {
        const { state, count } = client.cells[index] ?? { state: 'nothing', count: 0 };
        const words = t(`months.${state}`, { count });
        return (
          <td key={month}>
            <HeatCell
              {...looks[state]}
              text={words}
              label={t('months.cell', {
                name,
                month: formatMonth(month.slice(0, 7), currentLanguage()),
                state: words,
              })}
              onOpen={() => void open(month)}
            />
          </td>
        );
      })}
    </tr>
  );
}
