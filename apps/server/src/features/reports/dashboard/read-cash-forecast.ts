import type { CashForecast } from '@folio/contract';
import {
  type AgedSide,
  absolute,
  addDays,
  addMonths,
  buildCashForecast,
  type Day,
  type ExpectedDocument,
  type ExpectedItem,
  type ForecastSide,
  forecastEnd,
  type OpenCredit,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type ExpectedRecurring, expectedRecurring } from '../../trade/recurring/index.ts';
import { type AgedItem, openReport, type ReportCaller, type ReportContext, readAged } from '../report/index.ts';
import { cashBefore } from './cash-before.ts';
import { readPaidDocuments } from './paid-store.ts';

/** An expected document with what a person needs to recognise it. */
interface NamedDocument extends ExpectedDocument {
  name: string;
  contact: string;
}

/** Habits are learned from documents that were due in so many months: older ones say little. */
const HABIT_MONTHS = 12;

const SIDES = { in: 'receivable', out: 'payable' } as const satisfies Record<ForecastSide, AgedSide>;

/** Cash of the coming 13 weeks: open documents and recurring ones, each on the day its contact usually pays. */
export async function readCashForecast(
  tx: CompanyTransaction,
  call: ReportCaller & { today: Day },
): Promise<CashForecast> {
  const { today } = call;
  const context = await openReport(tx, call, { names: 'one' });
  const received = await readSide(context, 'in', today);
  const spent = await readSide(context, 'out', today);
  const repeated = await expectedRecurring(tx, today, forecastEnd(today));
  const forecast = buildCashForecast<NamedDocument>({
    today,
    openingMinor: await cashBefore(tx, context.chart, addDays(today, 1)),
    documents: [...received.documents, ...spent.documents, ...repeated.map((one) => repeatedDocument(context, one))],
    credits: [...received.credits, ...spent.credits],
    paid: await readPaidDocuments(tx, addMonths(today, -HABIT_MONTHS)),
  });
  const { money } = context;
  return {
    base_currency: context.books.baseCurrency,
    opening_cash: money(forecast.openingMinor),
    weeks: forecast.weeks.map((week) => ({
      from: week.from,
      to: week.to,
      cash_in: money(week.inMinor),
      cash_out: money(week.outMinor),
      closing_cash: money(week.closingMinor),
      items: week.items.map((item) => presentItem(item, money)),
    })),
  };
}

/** What is open on one side today. Credits and unapplied money are no documents that anybody pays. */
async function readSide(
  context: ReportContext,
  side: ForecastSide,
  today: Day,
): Promise<{ documents: NamedDocument[]; credits: OpenCredit[] }> {
  const report = await readAged(context, { side: SIDES[side], asAt: today, ageBy: 'due_date' });
  const documents: NamedDocument[] = [];
  const credits: OpenCredit[] = [];
  for (const { item, isCredit, openBaseMinor } of report.contacts.flatMap((contact) => contact.documents)) {
    if (isCredit) credits.push({ side, contactId: item.contact.id, amountMinor: absolute(openBaseMinor) });
    else if (openBaseMinor > 0n) documents.push(openDocument(item, side, openBaseMinor));
  }
  return { documents, credits };
}

function openDocument(item: AgedItem, side: ForecastSide, amountMinor: bigint): NamedDocument {
  return {
    ref: item.ref,
    source: 'document',
    side,
    contactId: item.contact.id,
    dueDate: item.dueDate ?? item.date,
    amountMinor,
    name: item.number,
    contact: item.contact.name,
  };
}

function repeatedDocument({ language }: ReportContext, one: ExpectedRecurring): NamedDocument {
  return {
    ref: one.id,
    source: 'recurring',
    side: one.type === 'sales_invoice' ? 'in' : 'out',
    contactId: one.contactId,
    dueDate: one.dueDate,
    amountMinor: one.amountMinor,
    name: one.name,
    contact: language === 'zh-Hant' && one.contactZh !== null ? one.contactZh : one.contact,
  };
}

function presentItem(item: ExpectedItem<NamedDocument>, money: (amountMinor: bigint) => string) {
  const { document } = item;
  return {
    id: document.ref,
    source: document.source,
    side: document.side,
    name: document.name,
    contact: document.contact,
    due_date: document.dueDate,
    expected_on: item.day,
    reason: item.reason,
    habit_days: item.habitDays,
    amount: money(item.amountMinor),
    credit: money(item.creditMinor),
  };
}
