import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { todayInHongKong } from '../../../../../components/day/today.ts';
import { settleFields } from '../../../../../components/form/typed-fields.ts';
import { useReview } from '../review-context.ts';
import type { ChangeStatement } from '../statement/statement-lines.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type PastedTable, readPastedRows } from './pasted-rows.ts';
import { putRows } from './row-edits.ts';

interface RowPasteOptions {
  statement: StatementDraft;
  base: string;
  update: ChangeStatement;
}

interface RowPaste {
  /** Rows pasted into any field of a row go below it. */
  onPaste: (event: ClipboardEvent) => void;
  ask: () => void;
  dialog: ReactNode;
}

/** Rows of a spreadsheet, pasted into a row or into a dialog that asks for them. */
export function useRowPaste({ statement, base, update }: RowPasteOptions): RowPaste {
  const { goTo, paths } = useReview();
  const [asked, setAsked] = useState<{ row: number; table: PastedTable | null } | null>(null);
  const context = { today: todayInHongKong(), near: statement.period_end, currency: statement.currency };
  const add = (rows: StatementLineDraft[]) => {
    const row = asked?.row ?? statement.lines.length - 1;
    setAsked(null);
    update(`${base}.lines`, (before) => putRows(before, row, rows));
    const [first] = rows;
    if (first !== undefined) goTo(`${paths.ofRow(first, statement)}.date`);
  };
  return {
    onPaste: (event) => {
      const table = readPastedRows(event.clipboardData.getData('text/plain'), context);
      if (table === null || !(event.target instanceof Element)) return;
      event.preventDefault();
      const row = Number(event.target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? statement.lines.length - 1);
      setAsked({ row, table });
    },
    ask: () => settleFields() && setAsked({ row: statement.lines.length - 1, table: null }),
    dialog: asked && <PasteDialog pasted={asked.table} context={context} onAdd={add} onClose={() => setAsked(null)} />,
  };
}
