import type { ManualJournalRow } from '@folio/contract';
import { isDay } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { StateTag, type StateTone } from '../../../components/feedback/state-tag.tsx';
import { useMediaQuery } from '../../../components/hooks/use-is-phone.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { useSession } from '../../../session/session-store.ts';

const tones: Record<ManualJournalRow['state'], StateTone> = { draft: 'amber', posted: 'green', reversed: 'grey' };

export function JournalStateTag({ state }: { state: ManualJournalRow['state'] }) {
  const { t } = useTranslation('accounting-journals');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}

/** Shows no date while the date is incomplete. */
function MaybeDay({ value }: { value: string | null }) {
  return value !== null && isDay(value) ? <Day value={value} /> : null;
}

/** The columns of the journals. `sort` is the sorted column, with `-` for descending. */
export function useJournalColumns(sort: string): DataColumn<ManualJournalRow>[] {
  const { t } = useTranslation('accounting-journals');
  const { company } = useSession();
  const isTight = useMediaQuery('(width < 1200px)');
  const sorted = (key: string): Pick<DataColumn<ManualJournalRow>, 'key' | 'sorter' | 'sortOrder'> => ({
    key,
    sorter: true,
    sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
  });
  const all: DataColumn<ManualJournalRow>[] = [
    {
      ...sorted('number'),
      title: t('col.number'),
      render: (_, row) => <strong className="bold nowrap">{row.number ?? t('noNumber')}</strong>,
    },
    { ...sorted('date'), title: t('field.date'), render: (_, row) => <MaybeDay value={row.date} /> },
    {
      key: 'narration',
      title: t('field.narration'),
      className: 'journal-narration',
      render: (_, row) => (
        <>
          {row.narration || <span className="faint">{t('noNarration')}</span>}
          {row.attachments > 0 && (
            <span
              className="journal-clip inline-flex items-center gap-2 font-small faint"
              title={t('attachmentCount', { count: row.attachments })}
            >
              <Icon name="paperclip" size={13} />
              <span className="visually-hidden absolute clip nowrap">
                {t('attachmentCount', { count: row.attachments })}
              </span>
              <span aria-hidden="true">{row.attachments}</span>
            </span>
          )}
        </>
      ),
    },
    { key: 'reference', title: t('field.reference'), render: (_, row) => row.reference },
    {
      key: 'reverse_on',
      title: t('field.reverse_on'),
      render: (_, row) => <MaybeDay value={row.reverse_on} />,
    },
    {
      key: 'total',
      title: t('col.total', { currency: company?.base_currency ?? '' }),
      align: 'right',
      render: (_, row) => <Amount value={row.total} />,
    },
    { key: 'state', title: t('col.state'), render: (_, row) => <JournalStateTag state={row.state} /> },
  ];
  return isTight ? all.filter((column) => column.key !== 'reference' && column.key !== 'reverse_on') : all;
}

export function JournalCard({ row }: { row: ManualJournalRow }) {
  const { t } = useTranslation('accounting-journals');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.narration || t('noNarration')}</strong>
        <Amount value={row.total} strong />
      </span>
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <span className="font-small faint">
          {row.number ?? t('noNumber')} · <MaybeDay value={row.date} />
        </span>
        <JournalStateTag state={row.state} />
      </span>
    </span>
  );
}
