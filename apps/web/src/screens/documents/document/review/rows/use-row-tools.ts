import type { StatementDraft } from '@folio/contract';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { settleFields } from '../../../../../components/form/typed-fields.ts';
import { useReview } from '../review-context.ts';
import type { ChangeStatement } from '../statement/statement-lines.tsx';
import { splitAccount, undone } from './row-edits.ts';
import { type RowTool, rowEdits, toolOfKey } from './row-tools.ts';

interface RowToolsOptions {
  statement: StatementDraft;
  base: string;
  update: ChangeStatement;
  /** Number of the account, from 0. */
  index: number;
}

const undoOfferMs = 8000;
/** Where the focus goes after a tool: how many rows further down, and in which field. */
const next: Readonly<Record<Exclude<RowTool, 'newAccount'>, readonly [number, string]>> = {
  add: [1, 'date'],
  split: [0, 'spent'],
  merge: [0, 'spent'],
  swap: [0, 'spent'],
  remove: [0, 'date'],
};

/** The tools of the rows of one account, by menu and by key. */
export function useRowTools({ statement, base, update, index }: RowToolsOptions) {
  const { t } = useTranslation('document');
  const { change, goTo, paths } = useReview();
  const begin = (row: number) => {
    if (row <= 0) return toast.info(t('rowTool.firstRow'));
    change('statements', (draft) => ({ ...draft, statements: splitAccount(draft.statements ?? [], index, row) }));
    const line = statement.lines[row];
    if (line !== undefined) goTo(`${paths.ofRow(line, statement)}.date`);
  };
  const edit = (tool: Exclude<RowTool, 'newAccount'>, row: number) => {
    const after = rowEdits[tool](statement, row);
    // What was typed a moment ago is in the draft before this screen is drawn with it.
    update(`${base}.lines`, (before) => (before === statement ? after : rowEdits[tool](before, row)));
    const [below, field] = next[tool];
    const line = after.lines[Math.min(row + below, after.lines.length - 1)];
    if (line !== undefined) goTo(`${paths.ofRow(line, after)}.${field}`);
    if (tool !== 'remove' && tool !== 'merge') return;
    toast.info(t(`rowTool.done.${tool}`), {
      durationMs: undoOfferMs,
      action: { label: t('common:undo'), run: () => update(`${base}.lines`, (now) => undone(now, after, statement)) },
    });
  };
  const latest = useRef((_tool: RowTool, _row: number) => {});
  latest.current = (tool, row) => {
    if (!settleFields()) return;
    if (tool === 'newAccount') begin(row);
    else edit(tool, row);
  };
  const run = useCallback((tool: RowTool, row: number) => latest.current(tool, row), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = toolOfKey(event);
    if (asked === null) return;
    event.preventDefault();
    event.stopPropagation();
    run(asked.tool, asked.row);
  };
  return { run, onKeyDown };
}
