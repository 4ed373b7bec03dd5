import type { CompanyDeadline } from '@folio/contract';
import {
  DeadlineCost,
  DeadlineDue,
  DeadlineStateCell,
  DeadlineWhat,
} from '../../../components/deadline/deadline-cells.tsx';

/** A deadline on a phone. */
export function DeadlineCard({ row }: { row: CompanyDeadline }) {
  return (
    <span className="grid min-0 gap-4">
      <DeadlineWhat row={row} />
      <DeadlineDue row={row} />
      <DeadlineStateCell row={row} />
      <DeadlineCost row={row} />
    </span>
  );
}
