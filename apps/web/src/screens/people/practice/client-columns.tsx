import type { ClientRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day, InstantDay } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { useMediaQuery } from '../../../components/hooks/use-is-phone.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { Lights } from './lights.tsx';

/** The open work in a client's books; every column can be sorted. */
export function useClientColumns(sort: string): DataColumn<ClientRow>[] {
  const { t } = useTranslation('practice');
  const isTight = useMediaQuery('(width < 1200px)');
  const sorted = (key: string, width?: number): DataColumn<ClientRow> => ({
    key,
    title: t(`col.${key}`),
    sorter: true,
    sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
    ...(width && { width }),
  });
  const counted = (key: string, width: number, of: (row: ClientRow) => number): DataColumn<ClientRow> => ({
    ...sorted(key, width),
    align: 'right',
    render: (_, row) => <Count value={of(row)} />,
  });
  const late = (key: 'overdue_sales' | 'overdue_bills'): DataColumn<ClientRow> => ({
    ...sorted(key, 150),
    align: 'right',
    render: (_, row) => <Late late={row[key]} currency={row.currency} />,
  });
  const activity: DataColumn<ClientRow> = {
    ...sorted('last_activity', 124),
    render: (_, row) => row.last_activity && <InstantDay value={row.last_activity} />,
  };
  return [
    { ...sorted('name', isTight ? 190 : undefined), render: (_, row) => <ClientNames client={row} /> },
    counted('to_review', 104, (row) => row.to_review),
    counted('bank_lines', 104, (row) => row.bank_lines),
    late('overdue_sales'),
    late('overdue_bills'),
    { ...sorted('locked_through', 124), render: (_, row) => <Day value={row.locked_through} /> },
    ...(isTight ? [] : [activity]),
    { ...sorted('lights', 118), render: (_, row) => <Lights client={row} /> },
  ];
}

/** A client's name in the screen language, with the other name below it. */
export function ClientNames({ client }: { client: ClientRow }) {
  const { t } = useTranslation('practice');
  const isChinese = currentLanguage() === 'zh-Hant' && client.name_zh !== null;
  const other = isChinese ? client.name : client.name_zh;
  return (
    <span className="grid min-0 gap-2">
      <strong className="bold">{isChinese ? client.name_zh : client.name}</strong>
      <span className="flex wrap gap-6 font-small faint">
        {[other, t(`shell:role.${client.role}`)].filter(Boolean).join(' · ')}
        {client.failed > 0 && <StateTag tone="red">{t('failed', { count: client.failed })}</StateTag>}
        {client.state === 'archived' && <StateTag tone="grey">{t('archived')}</StateTag>}
      </span>
    </span>
  );
}

/** Zero is shown as a dash, so that open work is easy to see. */
export function Count({ value }: { value: number }) {
  return <span className={value > 0 ? 'figures num bold' : 'figures num faint'}>{value > 0 ? value : '–'}</span>;
}

function Late({ late, currency }: { late: ClientRow['overdue_sales']; currency: string }) {
  const { t } = useTranslation('practice');
  if (late.count === 0) return <span className="faint">–</span>;
  return (
    <span className="client-late grid min-0 gap-2">
      <Amount value={late.amount} currency={currency} tone="overdue" />
      <small className="flex wrap gap-6 font-small faint">{t('documents', { count: late.count })}</small>
    </span>
  );
}
