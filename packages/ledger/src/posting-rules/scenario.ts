import { type AccountCode, chartOf, DEFAULT_CHART } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import { isLedgerIssue } from '../fault.ts';
import { checkEntry, type JournalDraft, netOf } from '../journal/index.ts';
import { absolute, type Currency, formatMoney } from '../money/index.ts';
import type { DocumentContext, DocumentPosting } from './documents/document.ts';
import { controlLinesOf, type OpenDocuments, openDocumentsFrom } from './documents/open-documents.ts';
import { foreignBankBalances, type RevaluationContext } from './journals/revaluation.ts';
import type { ReversalContext } from './journals/reversal.ts';
import type { MoneyRecord, SettlementContext } from './payments/settlement.ts';

/* Support for the scenario tests of the posting rules: one set of books, entries written as short lines. */

const CURRENCIES: Readonly<Record<string, Currency>> = { '1030': 'USD', '1040': 'CNY' };

export const CONTEXT: DocumentContext = {
  baseCurrency: 'HKD',
  chart: chartOf(DEFAULT_CHART.map((account) => ({ ...account, currency: CURRENCIES[account.code] ?? null }))),
  taxCodes: [
    { code: 'UK20', name: 'UK VAT 20%', ratePercent: '20', recoverable: true },
    { code: 'CN13N', name: 'China VAT 13%', ratePercent: '13', recoverable: false },
  ],
};

/** 'Dr 1030 USD 400.00 = 3140.00', 'Cr 1100[INV-1] 250.00': one line of an entry. */
export function legsOf(draft: JournalDraft | undefined): string[] {
  return (draft?.lines ?? []).map((line) => {
    const net = netOf(line);
    const side = net > 0n ? 'Dr' : 'Cr';
    const document = line.documentRef === null ? '' : `[${line.documentRef}]`;
    const foreign =
      line.foreignAmountMinor === null
        ? ''
        : `${line.currency} ${formatMoney(absolute(line.foreignAmountMinor), line.currency)} = `;
    return `${side} ${line.accountCode}${document} ${foreign}${formatMoney(absolute(net), 'HKD')}`;
  });
}

export function openAfter(...drafts: JournalDraft[]): OpenDocuments {
  return openDocumentsFrom(controlLinesOf(drafts, CONTEXT.chart));
}

/** The fault a rule answers with, or 'posted'. */
export function answerOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (isLedgerIssue(error)) return error.code;
    throw error;
  }
  return 'posted';
}

/** A document of one item (`account price`), in base currency unless overridden. */
export function documentOfOne(
  number: string,
  price: string,
  accountCode: AccountCode,
  changes: Partial<DocumentPosting> = {},
): DocumentPosting {
  return {
    ref: number,
    number,
    date: '2026-01-10',
    contactId: 'C1',
    narration: 'A contact',
    currency: 'HKD',
    rate: null,
    amountsAre: 'no_tax',
    items: [{ quantity: '1', price, accountCode, taxCode: null, description: 'Goods' }],
    ...changes,
  };
}

/** A payment on the HKD current account without allocations, unless overridden. */
export function moneyOf(number: string, amountMinor: bigint, changes: Partial<MoneyRecord> = {}): MoneyRecord {
  return {
    ref: number,
    number,
    date: '2026-02-01',
    accountCode: '1010',
    contactId: 'C1',
    narration: 'A contact',
    amountMinor,
    rate: null,
    allocations: [],
    ...changes,
  };
}

/** Books under construction: every entry is checked as before posting, and rules get the context they name. */
export class ScenarioBooks {
  readonly entries: JournalDraft[] = [];
  readonly context: DocumentContext;
  lockedThrough: Day | null = null;

  constructor(changes: Partial<DocumentContext> = {}) {
    this.context = { ...CONTEXT, ...changes };
  }

  /** Posts entries and gives them back. Throws the codes of `checkEntry`. */
  post(drafts: readonly JournalDraft[]): readonly JournalDraft[] {
    for (const draft of drafts) {
      const faults = checkEntry(draft, { chart: this.context.chart, lockedThrough: this.lockedThrough });
      if (faults.length > 0) throw new Error(faults.map((fault) => fault.code).join(', '));
      this.entries.push(draft);
    }
    return drafts;
  }

  get settlement(): SettlementContext {
    return { ...this.context, openDocuments: openAfter(...this.entries) };
  }

  get reversal(): ReversalContext {
    return { lockedThrough: this.lockedThrough, openDocuments: openAfter(...this.entries) };
  }

  revaluation(upTo: Day): RevaluationContext {
    const openDocuments = openDocumentsFrom(controlLinesOf(this.entries, this.context.chart, upTo));
    return { ...this.context, openDocuments, bankBalances: foreignBankBalances(this.entries, this.context, upTo) };
  }

  /** The posted entry of a number. */
  entry(number: string): JournalDraft {
    const found = this.entries.find((entry) => entry.number === number);
    if (found === undefined) throw new Error(`No entry ${number}`);
    return found;
  }
}

/** A row of a rule table: the rule's section, the case, and the legs of each resulting entry. */
export type RuleRow = readonly [string, string, (books: ScenarioBooks) => readonly JournalDraft[], readonly string[][]];
/** A case that a rule rejects, with the error code. */
export type RefusalRow = readonly [string, string, (books: ScenarioBooks) => unknown, string];
