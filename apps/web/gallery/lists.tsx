import { useState } from 'react';
import { EmptyState } from '../src/components/feedback/empty-state.tsx';
import { StateTag } from '../src/components/feedback/state-tag.tsx';
import { Amount } from '../src/components/money/amount.tsx';
import { MonthStrip } from '../src/components/month-strip/month-strip.tsx';
import { NextStageLink } from '../src/components/month-strip/next-stage-link.tsx';
import { ColumnChooser } from '../src/components/table/columns/column-chooser.tsx';
import type { ListColumn } from '../src/components/table/columns/use-list-columns.ts';
import { DataTable, type DataTableProps } from '../src/components/table/data-table.tsx';
import { FigureTable } from '../src/components/table/figure-table.tsx';
import { ListToolbar } from '../src/components/table/list-toolbar.tsx';
import { PagedCard } from '../src/components/table/paged-card.tsx';
import { PhoneTotalLines, TotalLines } from '../src/components/table/total-lines.tsx';
import { VirtualChunks } from '../src/components/table/virtual-chunks.tsx';
import { needs } from './answers.ts';
import { sample } from './sample.ts';
import type { Specimen } from './specimen.ts';

interface Row {
  id: string;
  name: string;
  amount: string;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: index % 3 === 0 ? sample.long : sample.person,
    amount: `${(index + 1) * 1111}.50`,
  }));

const columns: ListColumn<Row>[] = [
  { key: 'name', title: sample.word, render: (_, row) => row.name },
  { key: 'state', title: sample.word, width: 130, render: () => <StateTag tone="amber">{sample.word}</StateTag> },
  { key: 'amount', title: sample.word, align: 'right', width: 160, render: (_, row) => <Amount value={row.amount} /> },
];

function List({ rows, ...rest }: Partial<DataTableProps<Row>> & { rows: readonly Row[] | undefined }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['1']));
  return (
    <DataTable<Row>
      label={sample.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<EmptyState title={sample.title} detail={sample.sentence} />}
      card={(row) => row.name}
      onOpen={() => undefined}
      marks={{
        ids,
        onMark: (marked, isMarked) => setIds(new Set(isMarked ? marked.map(({ id }) => id) : [])),
        labelOf: ({ name, id }) => `${name} ${id}`,
        allLabel: sample.action,
      }}
      {...rest}
    />
  );
}

function Totals() {
  const lines = ['HKD', 'USD'].map((currency) => ({
    key: currency,
    words: sample.word,
    currency,
    figures: { amount: '11110.00', total: '11110.00' },
  }));
  const summary = <TotalLines lines={lines} columns={columns} figures={['amount']} isMarking />;
  return (
    <>
      <List rows={rowsOf(2)} summary={summary} />
      <PhoneTotalLines lines={lines} />
    </>
  );
}

function Toolbar() {
  const [chip, setChip] = useState('');
  const [search, setSearch] = useState('');
  return (
    <ListToolbar
      searchLabel={sample.title}
      search={search}
      onSearch={setSearch}
      chips={[
        { value: '', label: sample.word, count: 12 },
        { value: 'late', label: sample.action, count: 3 },
      ]}
      chip={chip}
      onChip={setChip}
      chipsLabel={sample.word}
    />
  );
}

function Paged() {
  const [page, setPage] = useState(2);
  const data = { data: rowsOf(2), meta: { page, limit: 2, total: 6 } };
  return (
    <PagedCard<Row>
      title={sample.question}
      label={sample.question}
      list={{ data, error: null, refetch: () => undefined }}
      onPage={setPage}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<EmptyState title={sample.title} detail={sample.sentence} />}
      card={(row) => row.name}
    />
  );
}

export const lists: readonly Specimen[] = [
  { of: 'table/list-toolbar', state: 'with chips', node: <Toolbar /> },
  { of: 'table/data-table', state: 'some rows, one selected', node: <List rows={rowsOf(4)} /> },
  { of: 'table/data-table', state: 'empty', node: <List rows={[]} /> },
  { of: 'table/data-table', state: 'loading', node: <List rows={undefined} /> },
  {
    of: 'table/data-table',
    state: 'failed',
    node: <List rows={undefined} error={new Error(sample.sentence)} onRetry={() => undefined} />,
  },
  { of: 'table/data-table', state: '1,000 rows', node: <List rows={rowsOf(1000)} /> },
  {
    of: 'table/figure-table',
    state: 'with a total',
    node: (
      <FigureTable
        caption={sample.title}
        heads={[sample.word, sample.action]}
        rows={[{ key: 'one', head: sample.person, cells: ['1,234.50'] }]}
        foot={{ key: 'total', head: sample.word, cells: ['1,234.50'] }}
      />
    ),
  },
  { of: 'table/paged-card', state: 'the second of three pages', node: <Paged /> },
  { of: 'table/total-lines', state: 'two currencies', node: <Totals /> },
  {
    of: 'table/columns/column-chooser',
    state: 'closed; nothing on a phone',
    node: (
      <ColumnChooser
        arranged={[
          { key: 'name', isShown: true, title: sample.word },
          { key: 'amount', isShown: false, title: sample.action },
        ]}
        isChosen
        choose={() => undefined}
        reset={() => undefined}
      />
    ),
    floats: true,
  },
  {
    of: 'table/virtual-chunks',
    state: '100 rows of a journal',
    node: (
      <table className="block">
        <VirtualChunks
          rows={rowsOf(100)}
          rowHeightPx={24}
          render={(row) => (
            <tr key={row.id}>
              <td>{row.name}</td>
            </tr>
          )}
        />
      </table>
    ),
  },
  { of: 'month-strip/month-strip', state: 'a month to close', node: <MonthStrip needs={needs} /> },
  { of: 'month-strip/next-stage-link', state: 'after the documents', node: <NextStageLink after="documents" /> },
];
