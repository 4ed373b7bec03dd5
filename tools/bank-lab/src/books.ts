import { chartOf, DEFAULT_CHART } from '../../../packages/ledger/src/accounts/index.ts';
import { addDays, type Day } from '../../../packages/ledger/src/calendar/index.ts';
import { absolute } from '../../../packages/ledger/src/money/index.ts';
import { payeeKey } from '../../../packages/ledger/src/reconciliation/evidence/line-text.ts';
import type {
  BookedEntry,
  OpenForMatching,
  PayeeChoice,
  Surroundings,
} from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import type { GeneratedCompany, Happening, LineHappening } from './happening.ts';

/** Accounts that lines are coded to directly; bank and control accounts are not. */
const CHART = chartOf(DEFAULT_CHART);
const ACCOUNT_CODES = new Set(
  DEFAULT_CHART.map(({ code }) => code).filter(
    (code) => !['1010', '1020', '1030', '1040', '1100', '2100'].includes(code),
  ),
);
/** Lines of other accounts that may be the other side are on the table this many days around. */
const AROUND_DAYS = 40;

/** The books while the lines of a company come in one after the other, in order of their days. */
export class Books {
  readonly #company: GeneratedCompany;
  readonly #lines: readonly LineHappening[];
  readonly documents = new Map<string, OpenForMatching>();
  readonly entries = new Map<string, { accountCode: string; entry: BookedEntry }>();
  readonly history = new Map<string, PayeeChoice[]>();
  readonly coded = new Set<string>();

  constructor(company: GeneratedCompany) {
    this.#company = company;
    this.#lines = company.happenings.filter((happening) => happening.what === 'line');
  }

  /** A document is issued, or a record is made by hand. */
  take(happening: Exclude<Happening, LineHappening>): void {
    if (happening.what === 'document') this.documents.set(happening.document.ref, happening.document);
    else {
      this.entries.set(happening.entry.ref, happening);
      for (const ref of happening.settles) this.documents.delete(ref);
    }
  }

  /** The data the lines of an account around a day are compared with. */
  around(account: string, day: Day): Surroundings {
    const { ownNames, rules, rateOn } = this.#company;
    const [from, to] = [addDays(day, -AROUND_DAYS), addDays(day, AROUND_DAYS)];
    return {
      documents: [...this.documents.values()],
      mirrors: this.#lines
        .filter((other) => other.day >= from && other.day <= to && other.line.accountCode !== account)
        .filter((other) => !this.coded.has(other.line.ref))
        .map((other) => other.line),
      chart: CHART,
      accountCodes: ACCOUNT_CODES,
      entries: [...this.entries.values()]
        .filter(({ accountCode }) => accountCode === account)
        .map(({ entry }) => entry),
      history: this.history,
      ownNames,
      rules,
      baseCurrency: 'HKD',
      rateOn,
    };
  }

  learn(asked: LineHappening, accountCode: string): void {
    const key = payeeKey(asked.line);
    const choices = this.history.get(key) ?? [];
    const before = choices.find((choice) => choice.accountCode === accountCode);
    const now = { accountCode, times: (before?.times ?? 0) + 1, refused: before?.refused ?? 0, lastUsed: asked.day };
    this.history.set(key, [...choices.filter((choice) => choice !== before), now]);
  }

  apply(asked: LineHappening): void {
    const { truth, line } = asked;
    this.coded.add(line.ref);
    if (truth.action === 'entries') for (const ref of truth.entryRefs) this.entries.delete(ref);
    if (truth.action === 'transfer') this.coded.add(truth.lineRef);
    if (truth.action === 'classify' && truth.accountCodes.length === 1) this.learn(asked, truth.accountCodes[0] ?? '');
    if (truth.action === 'match') for (const { ref, settlesMinor } of truth.documents) this.settle(ref, settlesMinor);
  }

  settle(ref: string, minor: bigint): void {
    const document = this.documents.get(ref);
    if (!document) return;
    const left = absolute(document.openMinor) - minor;
    if (left === 0n) this.documents.delete(ref);
    else this.documents.set(ref, { ...document, openMinor: document.openMinor > 0n ? left : -left });
  }
}
