import { AccountTable } from './account-table.ts';
import type { AccountMonth } from './movements.ts';
import { type Printing, printTables } from './print-tables.ts';
import { printedDay } from './printed-days.ts';
import { printedBalance } from './printed-figures.ts';

/** Prints what came in as one list and what went out as another, then the balance at the end of each day. */
export function printLists(printing: Printing, account: AccountMonth): void {
  const { words } = printing;
  printList(printing, words.listIn, account, false);
  printList(printing, words.listOut, account, true);
  if (printing.layout.dates !== '3') printDailyBalances(printing, account);
}

function printList({ flow, layout, words }: Printing, title: string, account: AccountMonth, isOut: boolean): void {
  const movements = account.movements.filter(({ minor }) => minor < 0n === isOut);
  if (movements.length === 0) return;
  if (!flow.hasRoom(8)) flow.turn();
  flow.line([{ text: title, x: flow.left, align: 'left', bold: true }]);
  const plain = { ...layout, balancesAt: 'box', sign: layout.sign === 'minus' ? 'minus' : 'colour' } as const;
  printTables({ flow, layout: plain, words }, [new AccountTable(flow, plain, words, { ...account, movements })]);
  flow.gap(1);
}

const ROOM = 200;

function printDailyBalances({ flow, layout, words }: Printing, { movements }: AccountMonth): void {
  if (!flow.hasRoom(5)) flow.turn();
  flow.line([{ text: words.daily, x: flow.left, align: 'left', bold: true }]);
  flow.line([
    { text: words.columns.date, x: flow.left, align: 'left' },
    { text: words.columns.balance, x: flow.left + ROOM, align: 'right' },
  ]);
  for (const [day, own] of Map.groupBy(movements, (movement) => movement.day)) {
    if (!flow.hasRoom(1)) flow.turn();
    flow.line([
      { text: printedDay(day, layout.dates), x: flow.left, align: 'left' },
      { text: printedBalance(own.at(-1)?.balanceMinor ?? 0n, layout), x: flow.left + ROOM, align: 'right' },
    ]);
  }
}
