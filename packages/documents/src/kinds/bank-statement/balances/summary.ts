import { Decimal } from 'decimal.js';
import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import { labelledTexts } from '../../../page/labels.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { type DecimalMark, moneyText } from '../../../values/amount.ts';

const OPENING =
  /(?:opening|previous|beginning|start(?:ing)?|last ?statement) ?balance|balance ?(?:brought ?forward|from ?last ?statement)|\bb\/f\b|上期結餘|上月結欠|上期結欠|承前結餘|承上結餘|期初/iu;
const CLOSING =
  /(?:closing|end(?:ing)?|statement|new) ?balance|balance ?carried ?forward|\bc\/f\b|total ?amount ?due|結單結餘|結單結欠|本期結餘|今期結餘|結餘轉下期|期末/iu;
const CENTS = /\.\d{2}$/u;

function signed(amount: PlacedAmount, card: boolean): Decimal {
  const value = new Decimal(amount.value);
  return amount.mark === (card ? 'CR' : 'DR') ? value.abs().negated() : value;
}

export interface SummaryConventions {
  readonly decimalMark: DecimalMark;
  readonly card: boolean;
}

/** The first amount of the nearest text to the right of a label or below it. */
function labelled(
  lines: readonly Line[],
  label: RegExp,
  { decimalMark, card }: SummaryConventions,
): Field<string> | null {
  for (const { tokens } of labelledTexts(lines, label).sort((a, b) => a.distance - b.distance)) {
    const amount = amountsOf(tokens, decimalMark).find(({ value }) => CENTS.test(value));
    if (amount !== undefined) return readField(moneyText(signed(amount, card)), amount.tokens, 0.9);
  }
  return null;
}

/** Opening and closing balance as a summary box states them, for statements whose table does not print them. */
export function statedBalances(lines: readonly Line[], conventions: SummaryConventions) {
  return { opening: labelled(lines, OPENING, conventions), closing: labelled(lines, CLOSING, conventions) };
}

function digits(text: string): string {
  return text.replace(/[^\dXx*]/gu, '');
}

function tokenNamed(line: Line, account: string): Token | undefined {
  return line.tokens.find((token) => digits(token.text) === digits(account));
}

/** The closing balance that a summary of accounts states for an account: the last amount on the line of its number. */
export function summaryBalance(
  lines: readonly Line[],
  account: string,
  currency: string | null,
  decimalMark: DecimalMark,
): Decimal | null {
  for (const line of lines) {
    if (tokenNamed(line, account) === undefined) continue;
    const amounts = amountsOf(line.tokens, decimalMark).filter(({ value }) => CENTS.test(value));
    const last = amounts.at(-1);
    if (last === undefined || (last.currency !== null && currency !== null && last.currency !== currency)) continue;
    if (amounts.length > 1) continue;
    return signed(last, false);
  }
  return null;
}
