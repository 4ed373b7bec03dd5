import { readField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import { statementChecks } from '../kinds/bank-statement/balances/checks.ts';
import { commercialChecks } from '../kinds/commercial/amounts/checks.ts';
import { directionOf } from '../kinds/commercial/parties/direction.ts';
import { type Line, linesOf } from '../page/layout.ts';
import type { ReadInput } from '../read-document.ts';
import {
  bookkeepingOf,
  type Item,
  type Party,
  type Reading,
  type Statement,
  type StatementLine,
  type Warning,
} from '../reading.ts';
import { emptyReading, readPage } from '../reading-parts.ts';
import { round } from '../values/numbers.ts';
import { amountOnPage, dayOnPage, textOnPage } from './find-on-page.ts';
import type { AnsweredLine, AnsweredParty, AnsweredStatement, ModelAnswer } from './model-answer.ts';

function partyOf(lines: readonly Line[], party: AnsweredParty | null): Party | null {
  if (party === null) return null;
  const { name, address, tax_id: taxId } = party;
  return { name: textOnPage(lines, name), address: textOnPage(lines, address), taxId: textOnPage(lines, taxId) };
}

function itemsOf(lines: readonly Line[], answer: ModelAnswer): Item[] {
  return answer.items.flatMap((item): Item[] => {
    const name = textOnPage(lines, item.name);
    if (name === null) return [];
    return [
      {
        name,
        quantity: amountOnPage(lines, item.quantity),
        price: amountOnPage(lines, item.price),
        rate: amountOnPage(lines, item.tax_rate),
        amount: amountOnPage(lines, item.amount),
      },
    ];
  });
}

/** The printed line that has most of the model's values for a transaction. */
function printedLine(lines: readonly Line[], answered: AnsweredLine): readonly Line[] {
  const amount = answered.withdrawal ?? answered.deposit;
  const ranked = lines
    .map((line) => ({
      line,
      found: [
        amountOnPage([line], amount),
        amountOnPage([line], answered.balance),
        dayOnPage([line], answered.date),
        textOnPage([line], answered.description),
      ].filter((field) => field !== null && field.page !== null).length,
    }))
    .sort((a, b) => b.found - a.found);
  const [best] = ranked;
  return best === undefined || best.found === 0 ? [] : [best.line];
}

function lineOf(lines: readonly Line[], answered: AnsweredLine): StatementLine[] {
  const near = printedLine(lines, answered);
  const date = dayOnPage(near, answered.date) ?? dayOnPage(lines, answered.date);
  const description = textOnPage(near, answered.description);
  const out = amountOnPage(near, answered.withdrawal);
  const deposit = amountOnPage(near, answered.deposit);
  if (date === null || description === null || (out === null) === (deposit === null)) return [];
  const whole = readField(
    '',
    near.flatMap((line) => line.tokens),
  );
  const confidence = Math.min(date.confidence, (out ?? deposit)?.confidence ?? 0);
  const balance = amountOnPage(near, answered.balance);
  return [
    {
      date,
      postDate: null,
      description,
      reference: null,
      out,
      in: deposit,
      balance,
      page: whole.page ?? 1,
      box: whole.box ?? { x: 0, y: 0, width: 0, height: 0 },
      confidence,
    },
  ];
}

function statementOf(lines: readonly Line[], answered: AnsweredStatement, card: boolean): Statement {
  return {
    account: textOnPage(lines, answered.account),
    currency: codeOf(lines, answered.currency),
    periodStart: dayOnPage(lines, answered.period_start),
    periodEnd: dayOnPage(lines, answered.period_end),
    dueDate: null,
    openingBalance: amountOnPage(lines, answered.opening_balance),
    closingBalance: amountOnPage(lines, answered.closing_balance),
    card,
    lines: answered.lines.flatMap((line) => lineOf(lines, line)),
  };
}

/**
 * A currency's code is rarely printed: its mark or the place indicates it, so the code is not searched letter by
 * letter.
 */
function codeOf(lines: readonly Line[], code: string | null): Field<string> | null {
  if (code === null || !/^[A-Z]{3}$/u.test(code)) return null;
  const field = textOnPage(lines, code);
  return field === null || field.page !== null ? field : { ...field, confidence: 0.6 };
}

function amounts(lines: readonly Line[], answer: ModelAnswer) {
  return {
    subtotal: amountOnPage(lines, answer.subtotal),
    discount: amountOnPage(lines, answer.discount),
    service: amountOnPage(lines, answer.service_charge),
    tax: amountOnPage(lines, answer.tax),
    total: amountOnPage(lines, answer.total),
    prepaid: amountOnPage(lines, answer.prepaid),
    amountDue: amountOnPage(lines, answer.amount_due),
  };
}

/** The values from the model that are not printed on the page, by field name. */
function notFound(fields: Readonly<Record<string, Field<string> | null>>): Warning[] {
  return Object.entries(fields).flatMap(([name, field]): Warning[] =>
    field !== null && field.page === null && field.confidence < 0.5
      ? [{ code: 'not_on_page', values: { field: name, value: field.value } }]
      : [],
  );
}

function lowest(fields: readonly (Field<string> | null | undefined)[]): number {
  return fields.reduce((low, field) => Math.min(low, field?.confidence ?? 0), 1);
}

function statementAnswer(answer: ModelAnswer, lines: readonly Line[], base: Reading): Reading {
  const card = answer.kind === 'card_statement';
  const statements = answer.statements.map((statement) => statementOf(lines, statement, card));
  const checks = statements.flatMap(statementChecks);
  const bank = textOnPage(lines, answer.bank);
  const sure = lowest(statements.flatMap((one) => [one.openingBalance, one.closingBalance]));
  return { ...base, bank, statements, currency: statements[0]?.currency ?? null, checks, confidence: round(sure) };
}

function commercialAnswer(answer: ModelAnswer, lines: readonly Line[], base: Reading, input: ReadInput): Reading {
  const figures = amounts(lines, answer);
  const items = itemsOf(lines, answer);
  const parties = { supplier: partyOf(lines, answer.supplier), customer: partyOf(lines, answer.customer) };
  const days = { issueDate: dayOnPage(lines, answer.issue_date), dueDate: dayOnPage(lines, answer.due_date) };
  const number = textOnPage(lines, answer.number);
  const own = { names: input.ownNames, numbers: input.ownNumbers, addresses: input.ownAddresses ?? [] };
  const booked = bookkeepingOf(answer.kind) === 'commercial';
  const supplierName = parties.supplier?.name ?? null;
  return {
    ...base,
    ...figures,
    ...parties,
    ...days,
    number,
    relatedNumber: textOnPage(lines, answer.related_number),
    terms: textOnPage(lines, answer.payment_terms),
    currency: codeOf(lines, answer.currency),
    items,
    direction: booked ? directionOf(parties.supplier, parties.customer, own) : null,
    checks: commercialChecks(
      items,
      { ...figures, rounding: null, agrees: null },
      { issue: days.issueDate?.value ?? null, due: days.dueDate?.value ?? null },
    ),
    warnings: notFound({ ...figures, ...days, number, supplier: supplierName }),
    confidence: round(booked ? lowest([figures.total, days.issueDate, supplierName]) : KIND_ALONE),
  };
}

/** Confidence in the model's kind for a document that is not booked, where the kind is the only evidence. */
const KIND_ALONE = 0.6;

/**
 * Turns a language model's answer into a reading: each value with the place where the page prints it, low confidence
 * and a warning for values that are not printed, and the same arithmetic as for any other reading.
 */
export function readingOfAnswer(answer: ModelAnswer, input: ReadInput): Reading {
  const lines = input.pages.flatMap(linesOf);
  const base: Reading = { ...emptyReading(input.pages.map(readPage)), kind: answer.kind };
  return bookkeepingOf(answer.kind) === 'statement'
    ? statementAnswer(answer, lines, base)
    : commercialAnswer(answer, lines, base, input);
}
