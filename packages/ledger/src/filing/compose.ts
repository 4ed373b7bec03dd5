import type { Period } from '../calendar/index.ts';
import type { Currency } from '../money/index.ts';
import { minorDigits } from '../money/index.ts';
import type { Words } from '../report-layout/index.ts';
import { type ComputationInput, type ComputedValue, computationValues } from './computation-values.ts';
import type { ElementKind, KnownElements, TaxElement } from './element.ts';
import { type FilingCell, type FilingContext, type FilingDocument, type FilingRow, wholeUnits } from './pack.ts';
import { partnerSections } from './partners.ts';
import { wordsOfLine } from './working-words.ts';

const COMPUTATION: Words = { en: 'Profits tax computation', zh: '利得稅計算表' };
const ACCOUNTS: Words = { en: 'Financial statements', zh: '財務報表' };
const SECTIONS: readonly (readonly [Words, (element: TaxElement) => boolean])[] = [
  [
    { en: 'Company information', zh: '公司資料' },
    ({ from, kind }) => ['company', 'profile', 'facts'].includes(from) || (kind !== 'amount' && from !== 'answer'),
  ],
  [
    { en: 'Income and expenses', zh: '收入及開支' },
    ({ from, kind }) => kind === 'amount' && (from === 'accounts' || from === 'statements'),
  ],
  [{ en: 'Allowances and tax adjustments', zh: '免稅額及稅務調整' }, ({ kind }) => kind === 'amount'],
  [{ en: 'Further information', zh: '其他資料' }, () => true],
];

/** The tax computation as a document: every known item once, then the working. */
export function composeComputation(input: ComputationInput, known: KnownElements): FilingDocument {
  const open = new Set(computationValues(input).filter(({ value }) => value !== null));
  const amounts: Words = { en: input.currency, zh: input.currency };
  const sections = SECTIONS.map(([title, holds]) => {
    const values = [...open].filter(({ element }) => holds(element));
    for (const one of values) open.delete(one);
    return { title, heads: [{ en: '', zh: '' }], rows: values.map((one) => itemRow(one, input, known)) };
  });
  const working = { title: { en: 'Working', zh: '計算過程' }, heads: [amounts], rows: workingRows(input) };
  return {
    file: 'computation',
    title: COMPUTATION,
    sections: [...sections, ...partnerSections(input, known), working].filter(({ rows }) => rows.length > 0),
  };
}

function itemRow({ element, value }: ComputedValue, input: ComputationInput, known: KnownElements): FilingRow {
  const found = known.computation.get(element.name);
  const kind = found?.kind ?? element.kind;
  const context = contextOf(input.basis, found?.period ?? 'duration');
  const unit = unitOf(kind, input.currency);
  const cell = { kind, value: value ?? '', unit, element: element.name, context };
  return { label: found?.label ?? element.label, cells: [cell], isTotal: false };
}

function unitOf(kind: ElementKind, currency: string): string | null {
  if (kind === 'amount') return currency;
  return kind === 'rate' ? 'pure' : null;
}

function contextOf({ from, to }: Period, period: 'instant' | 'duration'): FilingContext {
  return { from: period === 'instant' ? null : from, to };
}

function workingRows({ working, basis, currency }: ComputationInput): FilingRow[] {
  const digits = minorDigits(currency);
  return working.map(({ key, amountMinor }) => ({
    ...wordsOfLine(key),
    cells: [plainAmount(wholeUnits(amountMinor, digits), currency, basis)],
  }));
}

function plainAmount(amount: bigint, unit: string, context: FilingContext): FilingCell {
  return { kind: 'amount', value: String(amount), unit, element: null, context };
}

/** A statement of the accounts in whole units. */
export interface FiledStatement {
  readonly title: Words;
  readonly time: 'at' | 'for';
  readonly rows: readonly {
    readonly id: string;
    readonly label: Words;
    readonly isHeading: boolean;
    readonly isTotal: boolean;
    /** By period. */
    readonly amounts: readonly bigint[];
  }[];
}

export interface AccountsInput {
  readonly currency: Currency;
  /** The period, and the one before it if there is one. */
  readonly periods: readonly Period[];
  readonly statements: readonly FiledStatement[];
  /** Elements by row: those that Folio knows, and those that a person chose. */
  readonly elements: ReadonlyMap<string, string>;
}

/** Rows whose elements are known without a package. */
export const USUAL_ROWS: ReadonlyMap<string, string> = new Map([
  ['revenue', 'Revenue'],
  ['profit_before_tax', 'ProfitLossBeforeTax'],
  ['total_equity', 'Equity'],
  ['total_assets', 'Assets'],
  ['total_equity_and_liabilities', 'EquityAndLiabilities'],
]);

/** The accounts as a document. Rows of one element are all tagged, so that a check finds it if their amounts differ. */
export function composeAccounts(input: AccountsInput, known: KnownElements): FilingDocument {
  const sections = [...input.statements, totalsOf(input)].map(({ title, time, rows }) => ({
    title,
    heads: input.periods.map(({ to }) => ({ en: `${to} ${input.currency}`, zh: `${to} ${input.currency}` })),
    rows: rows.map((row) => accountsRow(row, { input, known, time })),
  }));
  return { file: 'accounts', title: ACCOUNTS, sections };
}

function accountsRow(
  row: FiledStatement['rows'][number],
  { input, known, time }: { input: AccountsInput; known: KnownElements; time: 'at' | 'for' },
): FilingRow {
  const element = input.elements.get(row.id) ?? null;
  const found = element === null ? undefined : known.accounts.get(element);
  const period = found?.period ?? (time === 'at' ? 'instant' : 'duration');
  const cells = row.amounts.map((amount, index): FilingCell | null => {
    const of = input.periods[index];
    return of === undefined ? null : { ...plainAmount(amount, input.currency, contextOf(of, period)), element };
  });
  return { label: row.label, cells: row.isHeading ? [] : cells, isTotal: row.isTotal };
}

/** Total assets and total equity and liabilities, which the statement of financial position of the SME-FRS does not print. */
function totalsOf({ statements, periods }: AccountsInput): FiledStatement {
  const rows = new Map(statements.flatMap((one) => one.rows).map((row) => [row.id, row]));
  const sum = (index: number, ...ids: string[]) =>
    ids.reduce((total, id) => total + (rows.get(id)?.amounts[index] ?? 0n), 0n);
  const total = (id: string, label: Words, amount: (index: number) => bigint) => ({
    id,
    label,
    isHeading: false,
    isTotal: true,
    amounts: periods.map((_, index) => amount(index)),
  });
  return {
    title: { en: 'Totals of the statement of financial position', zh: '財務狀況表總額' },
    time: 'at',
    rows: [
      total('total_assets', { en: 'Total assets', zh: '資產總額' }, (index) =>
        sum(index, 'total_non_current_assets', 'total_current_assets'),
      ),
      total(
        'total_equity_and_liabilities',
        { en: 'Total equity and liabilities', zh: '權益及負債總額' },
        (index) =>
          sum(index, 'total_equity') - sum(index, 'total_current_liabilities', 'total_non_current_liabilities'),
      ),
    ],
  };
}
