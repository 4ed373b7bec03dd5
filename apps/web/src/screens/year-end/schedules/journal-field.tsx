import type { ManualJournalRow } from '@folio/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useJournals } from '../../../api/queries/books/accounting-journal.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';

interface JournalFieldProps {
  journal: ManualJournalRow | null;
  error: ApiError | null;
  onJournal: (journal: ManualJournalRow | null) => void;
}

const offered = 50;

/** The journal that is repeated, posted or a draft; the server searches, so that any journal can be found. */
export function JournalField({ journal, error, onJournal }: JournalFieldProps) {
  const { t } = useTranslation('accounting-schedules');
  const [search, setSearch] = useState('');
  const found = useJournals({ q: search || undefined, page: 1, limit: offered });
  const rows = found.data?.data ?? [];
  const listed = journal === null || rows.some(({ id }) => id === journal.id) ? rows : [journal, ...rows];
  const label = ({ number, narration, total }: ManualJournalRow) =>
    [number ?? t('recurring.draft'), narration, total && formatAmount(total)].filter(Boolean).join(' · ');
  return (
    <SideField
      id="recurring-journal"
      label={t('recurring.journal')}
      hint={t('recurring.journalHint')}
      sentences={error?.fields.journal_id}
    >
      <Select
        id="recurring-journal"
        showSearch={{ filterOption: false, onSearch: setSearch }}
        loading={found.isPending}
        value={journal?.id ?? null}
        options={listed.map((row) => ({ value: row.id, label: label(row) }))}
        onChange={(id) => onJournal(listed.find((row) => row.id === id) ?? null)}
      />
    </SideField>
  );
}
