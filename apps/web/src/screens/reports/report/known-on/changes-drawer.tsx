import type { ReportChanges, ReportMeta } from '@folio/contract';
import { Drawer, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ReportQuery, useReportChanges } from '../../../../api/queries/reports/report.ts';
import { Day } from '../../../../components/day/day.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { hasFrom, type ReportKind } from '../report-kinds.ts';
import type { ReportParams } from '../report-params.ts';
import { instantText } from '../sheet/cell-text.ts';

interface ChangesDrawerProps {
  kind: ReportKind;
  params: ReportParams;
  isOpen: boolean;
  onClose: () => void;
}

const widthPx = 720;

/** What was recorded after the instant and changes the report's figures: account by account, then entry by entry. */
export function ChangesDrawer({ kind, params, isOpen, onClose }: ChangesDrawerProps) {
  const { t } = useTranslation('reports');
  const [page, setPage] = useState(1);
  const days = { ...(hasFrom(kind, params.form) && { from: params.from }), to: params.to };
  const query = {
    ...days,
    known_on: params.known_on,
    ...(params.account !== '' && { account: params.account }),
    ...(page > 1 && { page: String(page) }),
  };
  const changes = useReportChanges(isOpen ? query : null);
  const time = params.known_on === '' ? '' : instantText(params.known_on, currentLanguage());
  return (
    <Drawer title={t('known.title', { time })} size={widthPx} open={isOpen} onClose={onClose}>
      {changes.error && !changes.data && (
        <ErrorState detail={changes.error.message} onRetry={() => changes.refetch()} />
      )}
      {!changes.error && !changes.data && <Skeleton active paragraph={{ rows: 8 }} />}
      {changes.data && <Changes changes={changes.data.data} meta={changes.data.meta} days={days} onPage={setPage} />}
    </Drawer>
  );
}

interface ChangesProps {
  changes: ReportChanges;
  meta: ReportMeta;
  /** The days whose figures are compared. */
  days: ReportQuery;
  onPage: (page: number) => void;
}

function Changes({ changes, meta, days, onPage }: ChangesProps) {
  const { t } = useTranslation('reports');
  if (changes.entries.length === 0 && changes.accounts.length === 0) return <p>{t('known.nothing')}</p>;
  return (
    <div className="changes grid gap-12">
      <h2 className="font-body">{t('known.accounts', { currency: changes.base_currency })}</h2>
      <ChangedAccounts changes={changes} days={days} />
      <h2 className="font-body">{t('known.entries', { count: meta.total })}</h2>
      <ul className="changed-entries">
        {changes.entries.map((entry) => (
          <ChangedEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {meta.total > meta.limit && (
        <Pagination
          current={meta.page}
          pageSize={meta.limit}
          total={meta.total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </div>
  );
}

function ChangedAccounts({ changes, days }: { changes: ReportChanges; days: ReportQuery }) {
  const { t } = useTranslation('reports');
  return (
    <section
      className="changed-accounts cells-regular cells-ruled heads-small heads-muted relative scroll-x"
      aria-label={t('known.byAccount')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="full font-base joined">
        <thead>
          <tr>
            <th className="text-right" scope="col">
              {t('accountWord')}
            </th>
            {(['was', 'now', 'difference'] as const).map((name) => (
              <th className="text-right" key={name} scope="col">
                {t(`known.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.accounts.map((account) => (
            <tr key={account.code}>
              <th className="text-right" scope="row">
                <Link to={`/reports/account-transaction?${new URLSearchParams({ ...days, account: account.code })}`}>
                  <span className="figures num">{account.code}</span> {account.name}
                </Link>
              </th>
              {[account.was, account.now, account.difference].map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                <td className="text-right" key={index}>
                  <Amount value={figure} brackets dashForZero />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ChangedEntry({ entry }: { entry: ReportChanges['entries'][number] }) {
  const { t } = useTranslation('reports');
  const posted = instantText(entry.posted_at, currentLanguage());
  return (
    <li className="grid columns-wide-auto pad-8-0 ruled-below">
      <p>
        <Link className="underlined" to={`/journal-entry/${entry.id}`}>
          {entry.number}
        </Link>{' '}
        <Day value={entry.date} /> {t(`kind.${entry.kind}`, { defaultValue: entry.kind })} {entry.source_number}
      </p>
      <Amount value={entry.amount} />
      <p className="whole-row font-small faint">
        {entry.narration !== '' && `${entry.narration} · `}
        {entry.posted_by === null
          ? t('known.posted', { time: posted })
          : t('known.postedBy', { time: posted, name: entry.posted_by })}
      </p>
    </li>
  );
}
