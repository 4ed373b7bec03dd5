import type { BankLineRow } from '@folio/contract';
import { isToDo } from '../coding/coding.ts';
import type { Desk } from '../desk/use-desk.ts';
import { Candidates } from './candidates.tsx';
import { FlagNotes } from './flag-notes.tsx';
import { LineActions } from './line-actions.tsx';

/** The details shown under the current line: its numbered candidates, the reader's corrections, and the actions. */
export function LineDetails({ desk, line }: { desk: Desk; line: BankLineRow }) {
  const isFree = isToDo(line) && !desk.coding.pending.has(line.id);
  return (
    <tr className="line-details">
      <td className="p-0">
        <FlagNotes line={line} readOnly={desk.readOnly} />
        {isFree && <Candidates desk={desk} line={line} />}
        <LineActions desk={desk} line={line} isFree={isFree} />
      </td>
    </tr>
  );
}
