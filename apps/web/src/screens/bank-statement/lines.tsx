import type { BankAccountRow, BankStatementHeader } from '@folio/contract';
import { Button, Skeleton } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineShow, useBankLines } from '../../api/queries/bank.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { VirtualChunks } from '../../components/virtual-chunks.tsx';
import { useSession } from '../../session/session-store.ts';
import { certainIds } from './coding.ts';
import { KeyHints } from './key-hints.tsx';
import { LineHeads } from './line-heads.tsx';
import { LineRow } from './line-row.tsx';
import { useCoding } from './use-coding.ts';
import { useLineKeys } from './use-line-keys.ts';

const shows: readonly LineShow[] = ['to_do', 'coded', 'all'];
const rowHeightPx = { table: 62, cards: 150 };

interface LinesProps {
  account: BankAccountRow;
  counts: BankStatementHeader['counts'] | undefined;
}

/** The list of lines with its tabs, search and the certain suggestions at one press. */
export function Lines({ account, counts }: LinesProps) {
  const { t } = useTranslation('bank-statement');
  const { readOnly } = useSession();
  const isPhone = useIsPhone();
  const [view, setView] = useUrlState({ show: 'to_do', q: '' });
  const show = shows.find((one) => one === view.show) ?? 'to_do';
  const query = useBankLines(account.id, show, view.q);
  const lines = useMemo(() => query.data?.pages.flatMap((page) => page.data), [query.data]);
  const coding = useCoding();
  const keys = useLineKeys(lines ?? [], coding, readOnly);
  const certain = certainIds(lines ?? [], coding.pending);
  return (
    <>
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q })}
        chipsLabel={t('col.state')}
        chips={shows.map((value) => ({ value, label: t(`show.${value}`), ...(counts && { count: counts[value] }) }))}
        chip={show}
        onChip={(value) => setView({ show: value })}
      >
        {!readOnly && show !== 'coded' && (
          <Button type="primary" disabled={certain.length === 0} onClick={() => coding.accept(certain)}>
            {t('acceptCertain', { count: certain.length })}
          </Button>
        )}
      </ListToolbar>
      <Card flush>
        {query.error && !lines && <ErrorState detail={query.error.message} onRetry={() => query.refetch()} />}
        {!query.error && !lines && <LinesSkeleton />}
        {lines?.length === 0 && <NoLines show={show} isSearch={view.q !== ''} hasLines={(counts?.all ?? 0) > 0} />}
        {lines && lines.length > 0 && (
          <table className={isPhone ? 'lines lines-cards' : 'lines'} aria-label={t('title')}>
            <LineHeads currency={account.currency} />
            <VirtualChunks
              rows={lines}
              rowHeightPx={isPhone ? rowHeightPx.cards : rowHeightPx.table}
              render={(line) => (
                <LineRow
                  key={line.id}
                  line={line}
                  account={account}
                  coding={coding}
                  isCurrent={keys.currentId === line.id}
                  panel={keys.currentId === line.id ? keys.panel : null}
                  onCurrent={keys.setCurrentId}
                  onPanel={keys.openPanel}
                  readOnly={readOnly}
                />
              )}
            />
          </table>
        )}
        {query.hasNextPage && <LoadMore isLoading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />}
        {!readOnly && !isPhone && lines && lines.length > 0 && <KeyHints />}
      </Card>
    </>
  );
}

function LinesSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="data-table-skeleton" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  );
}

function NoLines({ show, isSearch, hasLines }: { show: LineShow; isSearch: boolean; hasLines: boolean }) {
  const { t } = useTranslation('bank-statement');
  if (isSearch) return <EmptyState illustration="search" title={t('empty.search')} detail={t('empty.searchDetail')} />;
  if (show === 'to_do' && hasLines) {
    return <EmptyState illustration="boat" title={t('empty.done')} detail={t('empty.doneDetail')} />;
  }
  if (show === 'coded' && hasLines) return <EmptyState title={t('empty.coded')} detail={t('empty.codedDetail')} />;
  return <EmptyState illustration="bank" title={t('empty.none')} detail={t('empty.noneDetail')} />;
}

/** Loads the next lines when it comes near the window. */
function LoadMore({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation('bank-statement');
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '800px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isNear && !isLoading) latest.current();
  }, [isNear, isLoading]);
  return (
    <div ref={element} className="lines-more">
      <Button type="link" loading={isLoading} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
}
