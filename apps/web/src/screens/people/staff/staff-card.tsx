import type { StaffRow } from '@folio/contract';
import { StaffName, StaffState } from './columns.tsx';
import { RoleSelect } from './role-select.tsx';
import { RowActions } from './row-actions.tsx';

/** Somebody on a phone. */
export function StaffCard({ row, rows }: { row: StaffRow; rows: readonly StaffRow[] }) {
  return (
    <div className="staff-card grid gap-4">
      <div className="flex wrap items-center between gap-6-12">
        <StaffName row={row} />
        <StaffState row={row} />
      </div>
      <span className="staff-email break">{row.email}</span>
      <div className="flex wrap items-center between gap-6-12">
        <RoleSelect row={row} rows={rows} />
        <RowActions row={row} rows={rows} />
      </div>
    </div>
  );
}
