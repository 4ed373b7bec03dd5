import type { CloseBoard, ScheduleRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ScheduleCardRow, useScheduleColumns } from './schedule-columns.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { SignButtons } from './sign-buttons.tsx';

/** A schedule for each balance sheet account: by the books, by its source, and who signed it off. */
export function SchedulesCard({ board }: { board: CloseBoard }) {
  const { t } = useTranslation('accounting-close');
  const [openCode, setOpenCode] = useState<string | null>(null);
  const columns = useScheduleColumns(board);
  const opened = board.schedules.find(({ account }) => account.code === openCode);
  return (
    <Card flush title={t('schedules.title')} extra={<SignButtons board={board} />}>
      <DataTable<ScheduleRow>
        label={t('schedules.title')}
        rows={board.schedules}
        rowKey={({ account }) => account.code}
        columns={columns}
        onOpen={({ account }) => setOpenCode(account.code)}
        card={(row) => <ScheduleCardRow row={row} />}
        empty={<EmptyState title={t('schedules.empty')} detail={t('schedules.emptyDetail')} />}
      />
      {opened && (
        <ScheduleForm key={opened.account.code} board={board} row={opened} onClose={() => setOpenCode(null)} />
      )}
    </Card>
  );
}
