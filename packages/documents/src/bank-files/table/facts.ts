import type { IsoDate } from '../../reading.ts';
import type { DecimalMark } from '../../values/amount.ts';
import { currencyOfMark, mainCurrency } from '../../values/currency.ts';
import { cellAmount, cellText } from './cells.ts';
import { type DateOrder, readDay } from './days.ts';

/** What is printed above and below a bank's table. Balances are in units of 10^-8. */
export interface TableFacts {
  readonly account: string | null;
  readonly currency: string | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  /** The latest day that is named, for days printed without a year. */
  readonly anchor: IsoDate | null;
  readonly saysCard: boolean;
}

const ACCOUNT =
  /^(?:.*\b)?(?:account|a\/c|acct|card|iban)(?: ?(?:number|num|no\.?|#))?$|[戶户帳賬账]口?[號号碼码]+|卡[號号碼码]+|kontonummer|^konto$|rekening|^compte|^cuenta/iu;
const CURRENCY = /^(?:account )?(?:currency|ccy)|貨幣|货币|[幣币][別别種种]|währung|^devise|^moneda|^valuta$|^munt/iu;
const OPENING =
  /(?:opening|beginning|starting|previous|initial) (?:ledger )?balance|balance (?:brought|b\/?f)|brought forward|\bb\/f\b|期初|承[上前]|上[期月頁页][結结餘余]|anfangssaldo|alter kontostand|beginsaldo|solde (?:initial|précédent)/iu;
const CLOSING =
  /(?:closing|ending|final|new) (?:ledger )?balance|balance (?:carried|c\/?f)|carried forward|\bc\/f\b|期末|[本下]期?[頁页]?[結结][餘余]|轉下[頁页]|结转下[页期]|endsaldo|neuer kontostand|eindsaldo|solde final/iu;
const TOTAL =
  /^(?:sub ?-?|grand )?totals?\b|^(?:[總总合小]計|[总合小]计|[總总][數数額额])|^summe\b|^totaal\b|^number of (?:transactions|records)/iu;
const CARD =
  /credit card|card (?:number|no|statement|member)|信用卡|merchant|商戶|商户|cardholder|持卡|billing amount/iu;

/** What a row that is not a transaction states, by its words. */
export function sayingOf(text: string): 'opening' | 'closing' | 'total' | null {
  if (OPENING.test(text)) return 'opening';
  if (CLOSING.test(text)) return 'closing';
  return TOTAL.test(text) ? 'total' : null;
}

/** Words next to the name of a balance that leave the row a statement of that balance. */
const BESIDE =
  /\b(?:balance|ledger|brought|carried|forward|down|[bc]\/?f|as|at|of|on|from|to|last|statement|date|account|hkd|usd|cny|rmb|eur|gbp|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/giu;

/** Whether a text names a balance and nothing else: "New balance" does, "New Balance Causeway Bay" is a shop. */
export function statesOnlyBalance(text: string): boolean {
  const rest = text.replace(OPENING, ' ').replace(CLOSING, ' ').replace(BESIDE, ' ');
  return !/\p{Script=Latin}{2}/u.test(rest);
}

interface Pair {
  readonly label: string;
  readonly value: string;
}

/** Labels with their values: in the next filled cell, or after a colon. */
function pairsOf(rows: readonly (readonly string[])[]): Pair[] {
  return rows.flatMap((row) => {
    const cells = row.map(cellText).filter((text) => text !== '');
    return cells.flatMap((cell, index) => {
      const [label = '', ...rest] = cell.split(/[:：]/u);
      const behind = rest.join(':').trim();
      const value = behind === '' ? (cells[index + 1] ?? '') : behind;
      return value === '' || label.length > 60 ? [] : [{ label: label.trim(), value }];
    });
  });
}

function valueBeside(pairs: readonly Pair[], label: RegExp, fits: (value: string) => boolean): string | null {
  return pairs.find((pair) => label.test(pair.label) && fits(pair.value))?.value ?? null;
}

function currencyOf(text: string): string | null {
  const code = /(?:^|[^A-Z])([A-Z]{3})(?:[^A-Z]|$)/u.exec(text)?.[1] ?? null;
  const known = mainCurrency(text) ?? currencyOfMark(text.trim());
  return known ?? (code !== null && text.trim().length <= 5 ? code : null);
}

/** The currency of headings such as "Amount (HKD)"; null when they name no currency, or two. */
function currencyOfHeadings(headings: readonly string[]): string | null {
  const named = new Set(headings.flatMap((heading) => mainCurrency(heading) ?? []));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

function daysIn(rows: readonly (readonly string[])[], order: DateOrder): IsoDate[] {
  const words = rows.flatMap((row) =>
    row.flatMap((cell) => cellText(cell).split(/[:：~～至]|\s(?:-|–|to|bis|au|al)\s/iu)),
  );
  return words.flatMap((word) =>
    word.length > 40 ? [] : (readDay(word.replace(/^\s*(?:from|to)\s/iu, ''), order, null) ?? []),
  );
}

const PERIOD =
  /period|from|期間|期间|日期[範范][圍围]|時段|zeitraum|période|periode|date range|statement (?:from|date)/iu;

/** Reads what a bank writes around its table; `below` is used only for balances. */
export function factsAround(
  above: readonly (readonly string[])[],
  headings: readonly string[],
  below: readonly (readonly string[])[],
  { order, decimalMark }: { readonly order: DateOrder; readonly decimalMark: DecimalMark },
): TableFacts {
  const pairs = pairsOf(above);
  const all = [...pairs, ...pairsOf(below)];
  const unitsFor = (label: RegExp): bigint | null => {
    const text = valueBeside(all, label, (value) => cellAmount(value, decimalMark) !== null);
    const amount = text === null ? null : cellAmount(text, decimalMark);
    if (amount === null) return null;
    return amount.mark === 'DR' && amount.units > 0n ? -amount.units : amount.units;
  };
  const periodDays = daysIn(
    above.filter((row) => PERIOD.test(row.join(' '))),
    order,
  ).sort();
  const stated = periodDays.length >= 2;
  const currency = valueBeside(pairs, CURRENCY, (value) => currencyOf(value) !== null);
  return {
    account: valueBeside(pairs, ACCOUNT, (value) => (value.match(/\d/gu)?.length ?? 0) >= 4 && value.length <= 40),
    currency: currency === null ? currencyOfHeadings(headings) : currencyOf(currency),
    opening: unitsFor(OPENING),
    closing: unitsFor(CLOSING),
    periodStart: stated ? (periodDays[0] ?? null) : null,
    periodEnd: stated ? (periodDays.at(-1) ?? null) : null,
    anchor: daysIn(above, order).sort().at(-1) ?? null,
    saysCard: CARD.test([...above.flat(), ...headings].join(' ')),
  };
}
