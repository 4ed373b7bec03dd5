import { Decimal } from 'decimal.js';
import { readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf } from '../../page/amounts.ts';
import { labelledValue } from '../../page/labels.ts';
import type { Line, Token } from '../../page/layout.ts';
import { type Amount, moneyText, parseAmount } from '../../values/amount.ts';

const OPENING =
  /(?:opening|previous|beginning|starting?|last statement) balance|balance brought forward|上期結餘|承前結餘|期初/iu;
const CLOSING =
  /(?:closing|ending|statement|new) balance|balance carried forward|total amount due|結單結餘|本期結餘|今期結餘|期末/iu;
const MONEY = /[-(]?(?:[A-Z]{2,3}|[A-Z]{0,2}[$£€¥])?\s?[-(]?\d[\d,]*\.\d{2}\)?(?:\s?(?:CR|DR|OD|-)(?![A-Za-z]))?/u;

function amountIn(text: string): Amount | null {
  const match = MONEY.exec(text)?.[0];
  return match === undefined ? null : parseAmount(match);
}

function signed(amount: Amount, card: boolean): Decimal {
  const value = new Decimal(amount.value);
  return amount.mark === (card ? 'CR' : 'DR') ? value.abs().negated() : value;
}

function labelled(lines: readonly Line[], label: RegExp, card: boolean): Field<string> | null {
  const found = labelledValue(lines, label, amountIn);
  return found === null ? null : readField(moneyText(signed(found.value, card)), found.tokens, 0.9);
}

/** Opening and closing balance as a summary box states them, for statements whose table does not print them. */
export function statedBalances(lines: readonly Line[], card: boolean) {
  return { opening: labelled(lines, OPENING, card), closing: labelled(lines, CLOSING, card) };
}

function digits(text: string): string {
  return text.replace(/[^\dXx*]/gu, '');
}

function tokenNamed(line: Line, account: string): Token | undefined {
  return line.tokens.find((token) => digits(token.text) === digits(account));
}

/** The closing balance that a summary of accounts states for an account: the last amount on the line of its number. */
export function summaryBalance(lines: readonly Line[], account: string, currency: string | null): Decimal | null {
  for (const line of lines) {
    if (tokenNamed(line, account) === undefined) continue;
    const amounts = amountsOf(line.tokens, '.').filter(({ value }) => /\.\d{2}$/u.test(value));
    const last = amounts.at(-1);
    if (last === undefined || (last.currency !== null && currency !== null && last.currency !== currency)) continue;
    if (amounts.length > 1) continue;
    return signed(last, false);
  }
  return null;
}
