import fc from 'fast-check';
import { addDays } from '../calendar/index.ts';
import { isLedgerFault } from '../fault.ts';
import type { JournalDraft } from '../journal/index.ts';
import { absolute } from '../money/index.ts';
import {
  allocation,
  bankLine,
  controlLinesOf,
  foreignBankBalances,
  manualJournal,
  type OpenDocument,
  openDocumentsFrom,
  openMinorOf,
  payment,
  paymentReversal,
  purchaseBill,
  receipt,
  revaluation,
  salesCreditNote,
  salesInvoice,
  transfer,
  voidEntry,
} from '../posting-rules/index.ts';
import { CONTEXT, documentOfOne, moneyOf } from '../posting-rules/scenario.ts';

/* Random books for the property tests: commands, each turned into a business record and posted by its rule. */

const COMMAND = fc.record({
  kind: fc.constantFrom(
    'invoice',
    'bill',
    'credit_note',
    'receipt',
    'payment',
    'allocation',
    'bank_line',
    'transfer',
    'manual',
    'void',
    'return',
    'revalue',
  ),
  offset: fc.integer({ min: 0, max: 800 }),
  cents: fc.integer({ min: 100, max: 5_000_000 }),
  share: fc.integer({ min: 1, max: 100 }),
  pick: fc.nat({ max: 1000 }),
  foreign: fc.boolean(),
  rate: fc.integer({ min: 70_000, max: 85_000 }).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4)),
});

type Command = typeof COMMAND extends fc.Arbitrary<infer Value> ? Value : never;

interface Step {
  readonly command: Command;
  readonly ref: string;
  readonly date: string;
  readonly drafts: readonly JournalDraft[];
}

const price = (cents: number) => (cents / 100).toFixed(2);

function documentInput({ command, ref, date }: Step, accountCode: string) {
  const money = command.foreign ? { currency: 'USD', rate: command.rate } : {};
  const items = [command.cents, command.pick + 1].map((cents) => ({
    quantity: '1',
    price: price(cents),
    taxCode: 'UK20',
    accountCode,
    description: 'Goods',
  }));
  return documentOfOne(ref, '0', accountCode, { ...money, date, items, amountsAre: 'tax_exclusive' });
}

function picked<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)];
}

function settlementContext(drafts: readonly JournalDraft[]) {
  return { ...CONTEXT, openDocuments: openDocumentsFrom(controlLinesOf(drafts, CONTEXT.chart)) };
}

function lesser(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

function shareOf(document: OpenDocument, share: number): bigint {
  const part = (absolute(openMinorOf(document)) * BigInt(share)) / 100n;
  return part > 0n ? part : absolute(openMinorOf(document));
}

function money({ command, ref, date, drafts }: Step, kind: 'receipt' | 'payment'): JournalDraft[] {
  const context = settlementContext(drafts);
  const wanted = kind === 'receipt' ? ['1100', 1n] : ['2100', -1n];
  const open = [...context.openDocuments.values()].filter(
    (document) => document.controlAccount === wanted[0] && openMinorOf(document) * BigInt(wanted[1] ?? 0n) > 0n,
  );
  const document = picked(open, command.pick);
  if (document === undefined) return [];
  const settles = shareOf(document, command.share);
  const excess = command.foreign ? BigInt(command.pick) : 0n;
  const accountCode = document.currency === 'USD' ? '1030' : '1010';
  const allocations = [{ documentRef: document.ref, amountMinor: settles }];
  const record = moneyOf(ref, settles + excess, {
    date,
    accountCode,
    rate: accountCode === '1030' ? command.rate : null,
    allocations,
  });
  return kind === 'receipt' ? receipt(record, context) : payment(record, context);
}

function apply({ command, ref, date, drafts }: Step): JournalDraft[] {
  const context = settlementContext(drafts);
  const all = [...context.openDocuments.values()];
  const from = picked(
    all.filter((document) => document.controlAccount === '1100' && openMinorOf(document) < 0n),
    command.pick,
  );
  const matches = all.filter(
    (document) =>
      document.controlAccount === '1100' && openMinorOf(document) > 0n && document.currency === from?.currency,
  );
  const to = picked(matches, command.share);
  if (from === undefined || to === undefined) return [];
  const [credit, debt] = [absolute(openMinorOf(from)), absolute(openMinorOf(to))];
  const amountMinor = lesser(credit, debt);
  return allocation(
    { ref, number: ref, date, narration: 'Apply', fromRef: from.ref, toRef: to.ref, amountMinor },
    context,
  );
}

function takeBack({ command, date, drafts, ref }: Step, kinds: readonly string[]): JournalDraft[] {
  const taken = new Set(
    drafts
      .filter((draft) => draft.kind === 'void' || draft.kind === 'payment_reversal')
      .map((draft) => draft.sourceRef),
  );
  const entry = picked(
    drafts.filter((draft) => kinds.includes(draft.kind) && !taken.has(draft.sourceRef)),
    command.pick,
  );
  if (entry === undefined) return [];
  const request = { date: entry.date > date ? entry.date : date, number: ref, narration: 'Back' };
  const context = { lockedThrough: null, openDocuments: settlementContext(drafts).openDocuments };
  return entry.kind === 'receipt' || entry.kind === 'payment'
    ? paymentReversal(entry, request, context)
    : voidEntry(entry, request, context);
}

function revalue({ command, ref, date, drafts }: Step): JournalDraft[] {
  const words = { number: ref, narration: 'Revalue' };
  const input = { ref, date, reverseOn: addDays(date, 1), rates: { USD: command.rate, CNY: '1.1' } };
  const openDocuments = openDocumentsFrom(controlLinesOf(drafts, CONTEXT.chart, date));
  const context = { ...CONTEXT, openDocuments, bankBalances: foreignBankBalances(drafts, CONTEXT, date) };
  return revaluation({ ...input, documents: words, documentsReversal: words, banks: words }, context);
}

function other(step: Step): JournalDraft[] {
  const { command, ref, date } = step;
  const amountMinor = BigInt(command.cents);
  const head = { ref, number: ref, date, narration: 'Words' };
  if (command.kind === 'bank_line') {
    const direction = command.foreign ? 'received' : 'spent';
    const splits = [
      { accountCode: command.foreign ? '4800' : '6400', amountMinor, taxCode: command.foreign ? null : 'UK20' },
    ];
    return bankLine({ ...head, accountCode: '1010', direction, amountMinor, rate: null, splits }, CONTEXT);
  }
  if (command.kind === 'transfer') {
    const foreign = { toAccount: '1030', toAmountMinor: (amountMinor * 10n) / 78n };
    const same = { toAccount: '1020', toAmountMinor: amountMinor };
    return transfer(
      {
        ...head,
        fromAccount: '1010',
        fromAmountMinor: amountMinor,
        feeMinor: 50n,
        ...(command.foreign ? foreign : same),
      },
      CONTEXT,
    );
  }
  const lines = [
    { accountCode: command.foreign ? '3300' : '6500', debitMinor: amountMinor, creditMinor: 0n },
    { accountCode: command.foreign ? '2200' : '1511', debitMinor: 0n, creditMinor: amountMinor },
  ];
  return manualJournal(
    { ...head, lines, reversal: { date: addDays(date, command.share), number: `${ref}-R`, narration: 'Back' } },
    CONTEXT,
  );
}

function perform(step: Step): JournalDraft[] {
  switch (step.command.kind) {
    case 'invoice':
      return salesInvoice(documentInput(step, '4000'), CONTEXT);
    case 'bill':
      return purchaseBill(documentInput(step, '5000'), CONTEXT);
    case 'credit_note':
      return salesCreditNote(documentInput(step, '4090'), CONTEXT);
    case 'receipt':
    case 'payment':
      return money(step, step.command.kind);
    case 'allocation':
      return apply(step);
    case 'void':
      return takeBack(step, ['sales_invoice', 'purchase_bill', 'bank_line', 'transfer', 'allocation']);
    case 'return':
      return takeBack(step, ['receipt', 'payment']);
    case 'revalue':
      return revalue(step);
    default:
      return other(step);
  }
}

/** Posts commands one after another; what a rule refuses is left out. */
function booksOf(commands: readonly Command[]): JournalDraft[] {
  const drafts: JournalDraft[] = [];
  commands.forEach((command, index) => {
    try {
      drafts.push(...perform({ command, ref: `D${index}`, date: addDays('2024-06-01', command.offset), drafts }));
    } catch (error) {
      if (!isLedgerFault(error)) throw error;
    }
  });
  return drafts;
}

/** Random books of up to forty records over a little more than two years, foreign currency included. */
export const RANDOM_BOOKS: fc.Arbitrary<JournalDraft[]> = fc
  .array(COMMAND, { minLength: 5, maxLength: 40 })
  .map(booksOf);

/** A day within, shortly before or after the random books. */
export const RANDOM_DAY: fc.Arbitrary<string> = fc
  .integer({ min: -10, max: 950 })
  .map((offset) => addDays('2024-06-01', offset));
