import type { AccountTable, Cell, TableBlock } from './account-table.ts';
import type { StatementWords } from './heading-words.ts';
import type { Movement } from './movements.ts';
import type { PaperFlow } from './paper-flow.ts';
import type { StatementLayout } from './statement-layout.ts';

export interface Printing {
  readonly flow: PaperFlow;
  readonly layout: StatementLayout;
  readonly words: StatementWords;
}

function printHeading({ flow, layout }: Printing, tables: readonly AccountTable[]): void {
  const headings = tables.map((table) => table.headingLines);
  const deepest = Math.max(0, ...headings.map((lines) => lines.length));
  for (let line = 0; line < deepest; line++) flow.line(headings.flatMap((lines) => lines[line] ?? []));
  if (layout.rules !== 'none' && deepest > 0) flow.band(0.5);
}

function printBlock({ flow, layout }: Printing, blocks: readonly TableBlock[]): void {
  const deepest = Math.max(...blocks.map(({ lines }) => lines.length));
  if (blocks.some(({ striped }) => striped)) flow.band(flow.lineHeight);
  for (let line = 0; line < deepest; line++)
    flow.line(blocks.flatMap(({ lines }): readonly Cell[] => lines[line] ?? []));
  if (layout.rules === 'lines') flow.band(0.4);
}

/** Prints tables next to each other, page after page; without their heading where they continue a table above. */
export function printTables(printing: Printing, tables: readonly AccountTable[], showsHeading = true): void {
  const { flow, layout, words } = printing;
  const columns = tables.map((table) => table.blocks);
  const longest = Math.max(...columns.map((blocks) => blocks.length));
  const [only] = tables;
  const showsBalances = ['every_row', 'end_of_day', 'per_page'].includes(layout.balance);
  const carries = layout.carriesForward && showsBalances && !layout.newestFirst && tables.length === 1;
  const totals = layout.extras.includes('page_total') && layout.columns.includes('out') && tables.length === 1;
  let onPage: Movement[] = [];
  if (showsHeading) printHeading(printing, tables);
  for (let row = 0; row < longest; row++) {
    const blocks = columns.flatMap((own) => own[row] ?? []);
    const before = blocks[0]?.before ?? null;
    if (before !== null) onPage.push(before);
    const needed = Math.max(...blocks.map(({ lines }) => lines.length)) + (carries ? 1 : 0) + (totals ? 1 : 0);
    if (!flow.hasRoom(needed)) {
      if (totals && only !== undefined) flow.line(only.pageTotal(words.pageTotal, onPage));
      if (carries && before !== null && only !== undefined) flow.line(only.carried(words.carried, before));
      flow.turn();
      onPage = [];
      if (layout.repeatsHeading) printHeading(printing, tables);
      if (carries && before !== null && only !== undefined) flow.line(only.carried(words.broughtPage, before));
    }
    printBlock(printing, blocks);
  }
}
