import { Checkbox, Pagination, Skeleton, Table, type TableColumnType } from 'antd';
import type { SorterResult, SortOrder } from 'antd/es/table/interface';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../feedback/error-state.tsx';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { useOverflows } from '../hooks/use-overflows.ts';
import { listMark, rowMark, useListKeys } from '../keyboard/use-list-keys.ts';
import './data-table.css';

export type DataColumn<R> = TableColumnType<R>;

/** Selection of rows for bulk actions. */
export interface RowMarks<R> {
  ids: ReadonlySet<string>;
  /** Selects or deselects rows. */
  onMark: (rows: readonly R[], isMarked: boolean) => void;
  /** Accessible name of a row's checkbox. */
  labelOf: (row: R) => string;
  /** Accessible name of the checkbox that selects all shown rows. */
  allLabel: string;
}

export interface DataTableProps<R extends object> {
  /** Accessible name of the table. */
  label: string;
  /** undefined while they load. */
  rows: readonly R[] | undefined;
  rowKey: (row: R) => string;
  columns: DataColumn<R>[];
  empty: ReactNode;
  /** The error of the load; shown with a retry button. */
  error?: Error | null;
  onRetry?: () => void;
  /** Enter on a focused row, or a click on it. */
  onOpen?: (row: R) => void;
  /** A row on a phone: its three most important figures. */
  card: (row: R) => ReactNode;
  /** Server-side paging; `page` starts at 1. */
  paging?: { page: number; limit: number; total: number; onPage: (page: number) => void };
  /**
   * A click on the header of a column with `sorter: true` and a `key`: passes the key, with `-` before it for
   * descending, as in the API. Columns show the current order by `sortOrder`.
   */
  onSort?: (sort: string) => void;
  rowClassName?: (row: R) => string;
  /** Totals under the columns: antd `Table.Summary`; with `marks` the checkbox column comes before them. */
  summary?: ReactNode;
  /** Rows of one line and 36 px; a column with the class `cell-cut` takes the width that is left, and long text in it is cut. */
  isOneLine?: boolean;
  /** A checkbox before each row; Shift selects a range from the last one, X or Space toggles the focused row. */
  marks?: RowMarks<R>;
}

const virtualFromRows = 200;
const virtualHeightPx = 640;
const virtualColumnPx = 140;
const markColumnPx = 40;

/**
 * A list of rows: sticky header, skeleton while loading, empty and error states, keyboard control (J, K and arrows
 * move, Enter opens, X or Space selects), virtual scrolling above 200 rows, cards on a phone.
 */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const isPhone = useIsPhone();
  if (props.error && props.rows === undefined) {
    return <ErrorState detail={props.error.message} onRetry={() => props.onRetry?.()} />;
  }
  if (props.rows === undefined) return <TableSkeleton />;
  if (props.rows.length === 0) return props.empty;
  return (
    <>
      {isPhone ? <CardList {...props} rows={props.rows} /> : <RowTable {...props} rows={props.rows} />}
      {props.paging && props.paging.total > props.paging.limit && <Pages {...props.paging} />}
    </>
  );
}

type Filled<R extends object> = DataTableProps<R> & { rows: readonly R[] };

function RowTable<R extends object>(props: Filled<R>) {
  const { label, rows, rowKey, onOpen, onSort, rowClassName, summary, marks, isOneLine } = props;
  const markRow = useMarkRow(props);
  const named = useNamedColumns(props.columns);
  const columns = marks ? [markColumn({ rows, rowKey, marks, markRow }), ...named] : named;
  const isVirtual = rows.length > virtualFromRows;
  const [box, isWide] = useOverflows<HTMLDivElement>('table');
  useListKeys(box);
  const widthPx = columns.reduce((sum, column) => sum + Number(column.width ?? virtualColumnPx), 0);
  return (
    <div
      {...listMark}
      ref={box}
      className={isWide && !isVirtual ? 'data-table-box data-table-box-wide' : 'data-table-box'}
    >
      <Table<R>
        className={`data-table ${onOpen ? 'data-table-opens' : ''} ${isOneLine ? 'data-table-lines' : ''}`}
        aria-label={label}
        dataSource={rows}
        columns={columns}
        rowKey={rowKey}
        pagination={false}
        sortDirections={sortDirections}
        onChange={(_pages, _filters, sorter) => onSort?.(sortText(sorter))}
        virtual={isVirtual}
        {...(isVirtual && { scroll: { x: widthPx, y: virtualHeightPx } })}
        {...(rowClassName && { rowClassName })}
        {...(summary && { summary: () => summary })}
        onRow={(row) => ({
          tabIndex: 0,
          ...rowMark,
          onClick: (event) => {
            if (!isControl(event.target)) onOpen?.(row);
          },
          onKeyDown: (event) =>
            openOrMark(event, { open: () => onOpen?.(row), mark: marks && (() => markRow(row, false)) }),
        })}
      />
    </div>
  );
}

/** A column of buttons has no title to see; screen readers hear one. */
function useNamedColumns<R extends object>(columns: readonly DataColumn<R>[]): DataColumn<R>[] {
  const { t } = useTranslation('common');
  const hidden = <span className="visually-hidden absolute clip nowrap">{t('actions')}</span>;
  return columns.map((column) => (column.title === '' ? { ...column, title: hidden } : column));
}

/** Toggles a row, or with Shift all rows from the last toggled one, to the opposite of the row's state. */
function useMarkRow<R extends object>({ rows, rowKey, marks }: Filled<R>): (row: R, withShift: boolean) => void {
  const last = useRef<string | null>(null);
  return (row, withShift) => {
    if (marks === undefined) return;
    const keys = rows.map(rowKey);
    const at = keys.indexOf(rowKey(row));
    const from = withShift && last.current !== null ? keys.indexOf(last.current) : at;
    last.current = rowKey(row);
    const between = rows.slice(Math.min(at, from < 0 ? at : from), Math.max(at, from) + 1);
    marks.onMark(between, !marks.ids.has(rowKey(row)));
  };
}

interface MarkColumn<R> {
  rows: readonly R[];
  rowKey: (row: R) => string;
  marks: RowMarks<R>;
  markRow: (row: R, withShift: boolean) => void;
}

function markColumn<R extends object>({ rows, rowKey, marks, markRow }: MarkColumn<R>): DataColumn<R> {
  const marked = rows.filter((row) => marks.ids.has(rowKey(row))).length;
  return {
    key: 'mark',
    width: markColumnPx,
    className: 'data-table-mark',
    // A click that narrowly misses the checkbox must not open the row.
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
    title: (
      <Checkbox
        aria-label={marks.allLabel}
        checked={marked === rows.length}
        indeterminate={marked > 0 && marked < rows.length}
        onChange={(event) => marks.onMark(rows, event.target.checked)}
      />
    ),
    render: (_, row) => (
      <Checkbox
        aria-label={marks.labelOf(row)}
        checked={marks.ids.has(rowKey(row))}
        onChange={({ nativeEvent }) => markRow(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    ),
  };
}

function CardList<R extends object>({ label, rows, rowKey, onOpen, card, rowClassName, marks }: Filled<R>) {
  return (
    <ul className="data-cards" aria-label={label}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={`data-card rings-inside ruled-below ${marks ? 'data-card-marks grid columns-auto-wide' : ''} ${rowClassName?.(row) ?? ''}`}
        >
          {marks && (
            <Checkbox
              aria-label={marks.labelOf(row)}
              checked={marks.ids.has(rowKey(row))}
              onChange={(event) => marks.onMark([row], event.target.checked)}
            />
          )}
          {onOpen ? (
            <button className="pointer" type="button" onClick={() => onOpen(row)}>
              {card(row)}
            </button>
          ) : (
            <div>{card(row)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A third click sorts ascending again, because a list always has a sort order. */
const sortDirections: SortOrder[] = ['ascend', 'descend', 'ascend'];

function sortText<R>(sorter: SorterResult<R> | SorterResult<R>[]): string {
  const [first] = Array.isArray(sorter) ? sorter : [sorter];
  const key = String(first?.columnKey ?? '');
  return first?.order === 'descend' ? `-${key}` : key;
}

/** A click on a button or link inside a row must not open the row. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, .ant-select, [role="button"]') !== null;
}

interface RowActs {
  open: () => void;
  mark: (() => void) | undefined;
}

function openOrMark(event: KeyboardEvent<HTMLElement>, { open, mark }: RowActs): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'Enter') open();
  if ((event.key === ' ' || event.key.toLowerCase() === 'x') && mark && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    mark();
  }
}

function TableSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="data-table-skeleton pad-20" role="status">
      <span className="visually-hidden absolute clip nowrap">{t('loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 7, width: '100%' }} />
    </div>
  );
}

/** The pages of a list, below it. */
export function Pages({ page, limit, total, onPage }: NonNullable<DataTableProps<object>['paging']>) {
  const { t } = useTranslation('common');
  return (
    <nav className="flex pad-12-16 ruled-above justify-end" aria-label={t('pages')}>
      <Pagination current={page} pageSize={limit} total={total} showSizeChanger={false} onChange={onPage} />
    </nav>
  );
}
