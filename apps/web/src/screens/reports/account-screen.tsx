import type { JournalLineMeta, JournalLineRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useJournalLines } from '../../api/queries/report.ts';
import { AccountSelect, accountName } from '../../components/account-select.tsx';
import { Amount } from '../../components/amount.tsx';
import { Card } from '../../components/card.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { DayInput } from '../../components/day-input.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatDay } from '../../components/format-day.ts';
import { Icon } from '../../components/icon.tsx';
import { todayInHongKong } from '../../components/today.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { useSession } from '../../session/session-store.ts';
import { LineCard, useAccountColumns } from './account-columns.tsx';
import { Crumbs } from './crumbs.tsx';
import { csvOf, saveText } from './csv.ts';

const pageSize = 100;
const exportPage = 200;

/** The postings of one account, from an opening to a closing balance: what a figure of a report is made of. */
export function AccountScreen() {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const { company } = useSession();
  const [view, setView] = useUrlState({ account: '', from: '', to: todayInHongKong(), page: '1' });
  const isOrdered = view.from === '' || view.from <= view.to;
  const lines = useJournalLines(
    { account: view.account, from: view.from, to: view.to, page: Number(view.page) || 1, limit: pageSize },
    view.account !== '' && isOrdered,
  );
  const meta = lines.data?.meta;
  const columns = useAccountColumns();
  const title = meta ? `${meta.account.code} ${accountName(meta.account)}` : t('accountWord');
  return (
    <>
      <Crumbs title={title}>
        <Button
          icon={<Icon name="download" />}
          disabled={!meta || meta.total === 0}
          onClick={() =>
            void exportLines(
              view,
              columns.map((one) => String(one.title)),
            )
          }
        >
          {t('exportCsv')}
        </Button>
      </Crumbs>
      <Card className="parameters">
        <div className="parameter parameter-account">
          <span>{t('accountWord')}</span>
          <AccountSelect
            label={t('accountWord')}
            value={view.account || null}
            onChange={(code) => setView({ account: code ?? '', page: '1' })}
          />
        </div>
        <div className="parameter">
          <span>{t('from')}</span>
          <DayInput
            label={t('from')}
            value={view.from || null}
            allowClear
            onChange={(day) => setView({ from: day ?? '', page: '1' })}
          />
        </div>
        <div className="parameter">
          <span>{t('to')}</span>
          <DayInput label={t('to')} value={view.to} onChange={(day) => day && setView({ to: day, page: '1' })} />
        </div>
      </Card>
      {!isOrdered && (
        <p className="report-refusal" role="alert">
          <Icon name="circle-alert" /> {t('dateOrder')}
        </p>
      )}
      {isOrdered && view.account !== '' && (
        <Card flush>
          <AccountHead meta={meta} title={title} from={view.from} to={view.to} currency={company?.base_currency} />
          <DataTable<JournalLineRow>
            label={title}
            rows={lines.data?.data}
            rowKey={(row) => row.id}
            columns={columns}
            error={lines.error}
            onRetry={() => lines.refetch()}
            onOpen={(row) => navigate(`/journal-entry/${row.journal_entry_id}`)}
            card={(row) => <LineCard row={row} />}
            empty={<EmptyState title={t('account.none')} detail={t('account.noneDetail')} />}
            {...(meta && {
              paging: {
                page: meta.page,
                limit: meta.limit,
                total: meta.total,
                onPage: (page) => setView({ page: String(page) }),
              },
            })}
          />
        </Card>
      )}
      {view.account === '' && (
        <Card>
          <EmptyState illustration="search" title={t('account.choose')} detail={t('account.chooseDetail')} />
        </Card>
      )}
    </>
  );
}

interface AccountHeadProps {
  meta: JournalLineMeta | undefined;
  title: string;
  from: string;
  to: string;
  currency: string | undefined;
}

function AccountHead({ meta, title, from, to, currency }: AccountHeadProps) {
  const { t } = useTranslation('reports');
  const language = currentLanguage();
  if (meta === undefined) return null;
  return (
    <div className="account-head">
      <div>
        <h1>{title}</h1>
        <p>
          {from === ''
            ? t('account.upTo', { to: formatDay(to, language) })
            : t('account.range', { from: formatDay(from, language), to: formatDay(to, language) })}
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('opening')}</dt>
          <dd>
            <Amount value={meta.opening} currency={currency} brackets />
          </dd>
        </div>
        <div>
          <dt>{t('closing')}</dt>
          <dd>
            <Amount value={meta.closing} currency={currency} brackets strong />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** All postings of the range as CSV, however many pages they are. */
async function exportLines(view: { account: string; from: string; to: string }, heads: string[]): Promise<void> {
  const rows: JournalLineRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call<JournalLineRow[], JournalLineMeta>('GET', '/api/company/:companyId/journal-line', {
      query: { account: view.account, from: view.from || undefined, to: view.to, page, limit: exportPage },
    });
    rows.push(...answer.data);
    if (answer.data.length === 0 || rows.length >= answer.meta.total) break;
  }
  const cells = rows.map((row) => [
    row.date,
    row.journal_number,
    row.kind,
    row.source_number,
    row.contact,
    row.description,
    row.debit,
    row.credit,
    row.balance,
  ]);
  saveText(csvOf([heads, ...cells]), `account-${view.account}-${view.to}.csv`, 'text/csv;charset=utf-8');
}
