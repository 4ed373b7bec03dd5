import type { BankAccountRow, BankStatementHeader } from '@folio/contract';
import { Button, Select, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineShow, lineShows, useBankStatements } from '../../../../api/queries/banking/bank.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { useIsPhone, useMediaQuery } from '../../../../components/hooks/use-is-phone.ts';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { BulkBar } from '../desk/bulk-bar.tsx';
import { DeskSides } from '../desk/desk-sides.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { KeyHints } from '../keys/key-hints.tsx';
import { useBankShortcuts } from '../keys/use-bank-shortcuts.ts';
import { LineTable } from './line-table.tsx';
import { NoLines } from './no-lines.tsx';
import { useLineList } from './use-line-list.ts';

interface LinesProps {
  account: BankAccountRow;
  header: BankStatementHeader | undefined;
}

/** The list of lines with its views, search, and the certain suggestions at one press. */
export function Lines({ account, header }: LinesProps) {
  const { t } = useTranslation('bank-statement');
  const readOnly = !useMay('write');
  const isPhone = useIsPhone();
  const hasTouch = useMediaQuery('(pointer: coarse)');
  const [view, setView] = useUrlState({ show: 'to_do', q: '', statement: '' });
  const show = lineShows.find((one) => one === view.show) ?? 'to_do';
  const { list, load, error, isFirst, retry } = useLineList({
    accountId: account.id,
    show,
    q: view.q,
    statementId: view.statement,
  });
  const desk = useDesk(list, account, readOnly);
  useBankShortcuts();
  const isEmpty = !isFirst && list.count === 0;
  const isNarrowed = view.q !== '' || view.statement !== '';
  return (
    <>
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q })}
        chipsLabel={t('col.state')}
        chips={chipsOf(header).map(({ value, count }) => ({ value, label: t(`show.${value}`), ...count }))}
        chip={show}
        onChip={(value) => setView({ show: value })}
      >
        <StatementFilter
          accountId={account.id}
          value={view.statement}
          onChange={(statement) => setView({ statement })}
        />
        {!readOnly && show !== 'coded' && (
          <Button type="primary" disabled={desk.certain.length === 0} onClick={() => desk.run({ do: 'acceptCertain' })}>
            {t('acceptCertain', { count: desk.certain.length })} {!isPhone && <KeyCap>{t('keys.certain')}</KeyCap>}
          </Button>
        )}
      </ListToolbar>
      {!readOnly && hasTouch && list.count > 0 && <p className="font-small faint below-6">{t('swipeHint')}</p>}
      <Card flush className="lines-card">
        {error && isFirst && <ErrorState detail={error.message} onRetry={retry} />}
        {!error && isFirst && <LinesSkeleton />}
        {isEmpty && <NoLines show={show} isSearch={isNarrowed} hasLines={(header?.counts.all ?? 0) > 0} />}
        {list.count > 0 && <LineTable desk={desk} load={load} />}
      </Card>
      {!readOnly && !isPhone && list.count > 0 && desk.selection.lines.length === 0 && <KeyHints />}
      <BulkBar desk={desk} />
      <Suspense fallback={null}>
        <DeskSides desk={desk} />
      </Suspense>
    </>
  );
}

/** The views, each with how many lines it holds as far as that is known. */
function chipsOf(header: BankStatementHeader | undefined): { value: LineShow; count: { count?: number } }[] {
  const counts: Partial<Record<LineShow, number>> = header
    ? { ...header.counts, missing_evidence: header.missing_evidence, questions: header.open_questions }
    : {};
  return lineShows.map((value) => {
    const count = counts[value];
    return { value, count: count === undefined ? {} : { count } };
  });
}

interface StatementFilterProps {
  accountId: string;
  value: string;
  onChange: (statementId: string) => void;
}

function StatementFilter({ accountId, value, onChange }: StatementFilterProps) {
  const { t } = useTranslation('bank-statement');
  const { data } = useBankStatements(accountId);
  const statements = data ?? [];
  if (statements.length < 2 && value === '') return null;
  return (
    <Select<string>
      className="statement-filter min-w-130"
      aria-label={t('statementFilter')}
      value={value}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: t('everyStatement') },
        ...statements.map((one) => ({ value: one.id, label: formatDay(one.period_end, currentLanguage()) })),
      ]}
      onChange={onChange}
    />
  );
}

function LinesSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="data-table-skeleton pad-20" role="status">
      <span className="visually-hidden absolute clip nowrap">{t('loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  );
}
