import { isControlAccount } from '../accounts/index.ts';
import { addDays, type Day } from '../calendar/index.ts';
import type { JournalDraft } from '../journal/index.ts';
import { absolute } from '../money/index.ts';
import { openMinorOf } from '../posting-rules/index.ts';
import {
  cashBasisInputsFrom,
  cashBasisMovements,
  type MovementRange,
  movementsFrom,
  type NetByAccount,
  rangeKey,
} from '../reports/index.ts';
import { ORACLE_CONTEXT } from './books.ts';
import type { CommandKind, Step } from './command.ts';
import { same } from './expectation.ts';
import { historyOf } from './history.ts';
import type { Property, Trial } from './property.ts';
import { paidInParts } from './settlement-properties.ts';

const { chart } = ORACLE_CONTEXT;
const EVER: MovementRange = { from: null, to: '9999-12-31', excludeClosing: true };

/** Sums on cash basis by range; `upTo` leaves out every entry dated later, as if it were not posted yet. */
function cashNets(
  entries: readonly JournalDraft[],
  ranges: readonly MovementRange[],
  upTo: Day = EVER.to,
): NetByAccount[] {
  const inputs = cashBasisInputsFrom(entries, ranges, chart);
  const settlements = [...inputs.settlements].filter((entry) => entry.date <= upTo);
  const movements = cashBasisMovements(ranges, { ...inputs, settlements }, chart);
  return ranges.map((range) => movements.get(rangeKey(range)) ?? new Map());
}

/** In order of account, without zero amounts, so that equal sums have equal texts. */
function sorted(nets: NetByAccount | undefined): [string, bigint][] {
  return [...(nets ?? [])].filter(([, net]) => net !== 0n).sort();
}

function balances({ history: { entries }, days: [from, to] }: Trial): void {
  const ranges = [
    { from, to, excludeClosing: true },
    { from: null, to: addDays(from, -1), excludeClosing: false },
  ];
  for (const nets of cashNets(entries, ranges)) {
    same(
      [...nets.values()].reduce((sum, net) => sum + net, 0n),
      0n,
      `cash basis from ${from} to ${to}`,
    );
    const controls = chart.accounts.filter(isControlAccount).map((account) => nets.get(account.code) ?? 0n);
    same(controls, [0n, 0n], `control accounts on cash basis from ${from} to ${to}`);
  }
}

function addsUp({ history: { entries }, days: [middle, to] }: Trial): void {
  const until = (day: Day): MovementRange => ({ from: null, to: day, excludeClosing: true });
  const after = { from: addDays(middle, 1), to, excludeClosing: true };
  const [before, rest, whole] = cashNets(entries, [until(middle), after, until(to)]);
  const sum = new Map(before);
  for (const [code, net] of rest ?? []) sum.set(code, (sum.get(code) ?? 0n) + net);
  if (middle < to) same(sorted(sum), sorted(whole), `cash basis to ${middle} and from then to ${to}`);
  same(sorted(cashNets(entries, [until(to)], to)[0]), sorted(whole), `cash basis at ${to} without later settlements`);
}

const PLAIN: readonly CommandKind[] = [
  ...([
    'sales_invoice',
    'purchase_bill',
    'receipt',
    'payment',
    'allocation',
    'opening_balances',
    'period_lock',
  ] as const),
  ...(['bank_line', 'transfer', 'manual_journal', 'void', 'payment_reversal'] as const),
];

/** The steps that need no exchange and no credit note, all in base currency. */
function plainSteps(steps: readonly Step[]): Step[] {
  return steps
    .filter((step) => PLAIN.includes(step.command.kind))
    .map((step) => ({ ...step, command: { ...step.command, currency: 'HKD' } }));
}

function paidInFullIsAccrual({ history }: Trial): void {
  const { entries, openDocuments } = historyOf(plainSteps(history.steps));
  const made = new Set(
    entries
      .filter((entry) => entry.kind.endsWith('invoice') || entry.kind.endsWith('bill'))
      .map((entry) => entry.sourceRef),
  );
  const open = [...openDocuments.values()].filter((document) => made.has(document.ref) && openMinorOf(document) !== 0n);
  const paid = open.flatMap((document) => paidInParts(document, [absolute(openMinorOf(document))]));
  const books = [...entries, ...paid];
  const accrual = movementsFrom(books, [EVER]).get(rangeKey(EVER));
  const isResult = ([code]: readonly [string, bigint]) =>
    ['revenue', 'expense'].includes(chart.byCode.get(code)?.type ?? '');
  same(
    sorted(cashNets(books, [EVER])[0]).filter(isResult),
    sorted(accrual).filter(isResult),
    'result of books paid in full',
  );
}

export const CASH_BASIS_PROPERTIES: readonly Property[] = [
  { name: 'the cash basis balances in every range, without control accounts', check: balances },
  { name: 'the cash basis of adjoining periods adds up and ignores the future', check: addsUp },
  { name: 'paid in full in base currency, the cash basis is the accrual basis', check: paidInFullIsAccrual },
];
