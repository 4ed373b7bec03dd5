import type { AccountCode } from '../accounts/index.ts';
import { addDays } from '../calendar/index.ts';
import { absolute, type Currency } from '../money/index.ts';
import {
  allocation,
  bankLine,
  customerRefund,
  type MoneyKind,
  type MoneyRecord,
  type OpenDocument,
  openMinorOf,
  payment,
  receipt,
  supplierRefund,
  transfer,
} from '../posting-rules/index.ts';
import { converted, ORACLE_CONTEXT, rateOf } from './books.ts';
import { type Builder, type Outcome, settlementContext } from './builder.ts';
import { type Command, flag, type Step } from './command.ts';
import { contactOf, refOf } from './perform-documents.ts';

const RULES = { receipt, payment, customer_refund: customerRefund, supplier_refund: supplierRefund } as const;
/** The control account of each kind and the sign of what it settles there. */
const TARGETS: Readonly<Record<MoneyKind, readonly [string, bigint]>> = {
  receipt: ['1100', 1n],
  customer_refund: ['1100', -1n],
  payment: ['2100', -1n],
  supplier_refund: ['2100', 1n],
};
const OWN_ACCOUNTS: Readonly<Record<string, string>> = { HKD: '1010', USD: '1030', CNY: '1040' };
/** Accounts in HKD that payments may use in addition to the bank. */
const OTHER_ACCOUNTS: Readonly<Record<MoneyKind, readonly string[]>> = {
  receipt: ['2130', '6600', '1110', '1080'],
  customer_refund: ['1080'],
  payment: ['2170', '2200', '1080'],
  supplier_refund: ['1080'],
};

export function picked<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)];
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Documents of a command's lane that are open on one side of a control account. */
function openOnes(builder: Builder, command: Command, controlAccount: AccountCode, sign: bigint): OpenDocument[] {
  return [...builder.openDocuments.values()].filter(
    (document) =>
      document.controlAccount === controlAccount &&
      openMinorOf(document) * sign > 0n &&
      document.contactId[1] === String(command.lane),
  );
}

function shareOf(document: OpenDocument, share: number): bigint {
  const openMinor = absolute(openMinorOf(document));
  const part = (openMinor * BigInt(share)) / 100n;
  return share > 60 || part === 0n ? openMinor : part;
}

function accountFor(kind: MoneyKind, currency: Currency, command: Command): string {
  const own = OWN_ACCOUNTS[currency];
  if (own === undefined) return flag(command, 3) ? '1030' : '1010';
  if (currency === 'HKD' && command.pick % 7 === 0) return picked(OTHER_ACCOUNTS[kind], command.share) ?? own;
  return currency !== 'HKD' && flag(command, 3) ? '1010' : own;
}

const CURRENCIES: Readonly<Record<string, Currency>> = { '1030': 'USD', '1040': 'CNY' };

/** One or two documents of one contact and currency, all or part of each. */
function allocationsOf(kind: MoneyKind, { command }: Step, builder: Builder) {
  const [controlAccount, sign] = TARGETS[kind];
  const open = openOnes(builder, command, controlAccount, sign);
  const first = picked(open, command.pick);
  if (first === undefined) return [];
  const others = open.filter(
    ({ ref, contactId, currency }) => ref !== first.ref && contactId === first.contactId && currency === first.currency,
  );
  const second = flag(command, 0) ? picked(others, command.share) : undefined;
  return [first, ...(second === undefined ? [] : [second])].map((document) => ({
    document,
    amountMinor: shareOf(document, command.share),
  }));
}

/** A payment that settles documents in their currency, perhaps with fee, write-off or excess, or in another. */
function moneyAmounts(
  kind: MoneyKind,
  settlesMinor: bigint,
  currency: Currency,
  accountCode: AccountCode,
  command: Command,
) {
  const money = CURRENCIES[accountCode] ?? 'HKD';
  if (money !== currency) return { amountMinor: converted(settlesMinor, currency, money, command) };
  const keptBack = kind === 'receipt' || kind === 'supplier_refund';
  const feeMinor = flag(command, 1) ? BigInt((command.cents % 300) + 1) : 0n;
  const writeOffMinor = flag(command, 2) && flag(command, 5) ? BigInt((command.cents % 100) + 1) : 0n;
  const excess = flag(command, 4) && (kind === 'receipt' || kind === 'payment') ? BigInt(command.pick) : 0n;
  const amountMinor = settlesMinor - writeOffMinor - (keptBack ? feeMinor : 0n) + excess;
  if (amountMinor <= 0n) return { amountMinor: settlesMinor };
  return { amountMinor, fee: { amountMinor: feeMinor }, writeOff: { amountMinor: writeOffMinor } };
}

/** Money received, paid or refunded; without an open document a receipt or payment is an advance. */
export function performMoney(kind: MoneyKind, step: Step, builder: Builder): Outcome {
  const { command, date } = step;
  const allocations = allocationsOf(kind, step, builder);
  const [first] = allocations;
  const currency = first?.document.currency ?? (flag(command, 3) ? 'USD' : 'HKD');
  const settles = allocations.reduce((sum, part) => sum + part.amountMinor, 0n);
  const accountCode = first === undefined ? (OWN_ACCOUNTS[currency] ?? '1010') : accountFor(kind, currency, command);
  const amounts = moneyAmounts(
    kind,
    first === undefined ? BigInt(command.cents) : settles,
    currency,
    accountCode,
    command,
  );
  const record: MoneyRecord = {
    ref: refOf(step),
    number: refOf(step),
    date,
    accountCode,
    contactId: first?.document.contactId ?? contactOf(command),
    narration: 'A contact',
    rate: rateOf(CURRENCIES[accountCode] ?? 'HKD', command),
    allocations: allocations.map(({ document, amountMinor }) => ({ documentRef: document.ref, amountMinor })),
    ...amounts,
  };
  return { drafts: RULES[kind](record, settlementContext(builder)) };
}

/** An open credit applied to an open document of its contact and currency, sales or purchases. */
export function performAllocation(step: Step, builder: Builder): Outcome {
  const { command, date } = step;
  const [controlAccount, sign] = flag(command, 0) ? TARGETS.receipt : TARGETS.payment;
  const debts = openOnes(builder, command, controlAccount, sign);
  const matchesOf = (credit: OpenDocument | undefined) =>
    debts.filter(({ currency, contactId }) => currency === credit?.currency && contactId === credit.contactId);
  const credits = openOnes(builder, command, controlAccount, -sign).filter((credit) => matchesOf(credit).length > 0);
  const from = picked(credits, command.pick);
  const to = picked(matchesOf(from), command.share);
  if (from === undefined || to === undefined) return { drafts: [] };
  const amountMinor = lesser(shareOf(from, command.share), absolute(openMinorOf(to)));
  const head = { ref: refOf(step), number: refOf(step), date, narration: 'Apply' };
  return { drafts: allocation({ ...head, fromRef: from.ref, toRef: to.ref, amountMinor }, settlementContext(builder)) };
}

/** A bank line in base or foreign currency, split in two, with or without tax. */
export function performBankLine(step: Step): Outcome {
  const { command, date } = step;
  const accountCode = flag(command, 3) ? '1030' : '1010';
  const amountMinor = BigInt(command.cents);
  const part = (amountMinor * BigInt(command.share)) / 100n;
  const [first, second] = flag(command, 0) ? ['4800', '4820'] : ['6400', '6140'];
  const taxCode = (['UK20', 'CN13N', 'RC20', null] as const)[command.pick % 4] ?? null;
  const splits = [
    { accountCode: first, amountMinor: amountMinor - part, taxCode },
    { accountCode: second, amountMinor: part },
  ];
  const head = { ref: refOf(step), number: refOf(step), date, narration: 'Line', accountCode, amountMinor, splits };
  const rate = rateOf(CURRENCIES[accountCode] ?? 'HKD', command);
  return { drafts: bankLine({ ...head, direction: flag(command, 0) ? 'received' : 'spent', rate }, ORACLE_CONTEXT) };
}

/** A transfer between two of the own accounts, with a fee, at times arriving later. */
export function performTransfer(step: Step): Outcome {
  const { command, date } = step;
  const accounts = ['1010', '1020', '1030', '1040'];
  const fromAccount = accounts[command.pick % 4] ?? '1010';
  const toAccount = accounts[(command.pick + 1 + (command.share % 3)) % 4] ?? '1020';
  const [from, to] = [CURRENCIES[fromAccount] ?? 'HKD', CURRENCIES[toAccount] ?? 'HKD'];
  const fromAmountMinor = BigInt(command.cents);
  const toAmountMinor = from === to ? fromAmountMinor : converted(fromAmountMinor, from, to, command);
  const head = { ref: refOf(step), number: refOf(step), date, narration: 'Move', fromAccount, toAccount };
  const sides = { fromAmountMinor, toAmountMinor, feeMinor: flag(command, 1) ? 50n : 0n, rate: rateOf(from, command) };
  const arrivesOn = flag(command, 2) ? addDays(date, command.share % 4) : null;
  return { drafts: transfer({ ...head, ...sides, arrivesOn }, ORACLE_CONTEXT) };
}
