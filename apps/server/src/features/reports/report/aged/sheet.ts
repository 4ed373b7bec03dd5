import type { ReportQuery } from '@folio/contract';
import type { AgedParams, AgedReport, Day } from '@folio/ledger';
import type { Language } from '../../../../platform/http/call.ts';
import { contactFamily } from '../../../trade/contact/index.ts';
import { openReport, type ReportContext } from '../context.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { lightOf } from '../sheet/checks.ts';
import { layoutOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { agedColumns } from './columns.ts';
import { type AgedRows, keptRows } from './kept-rows.ts';
import { type AgedItem, agedFrom, readAgedBooks } from './read.ts';
import { agedRows } from './rows.ts';

type Name = 'aged-receivable' | 'aged-payable';
type Query = ReportQuery<Name>;

const SIDES = { 'aged-receivable': 'receivable', 'aged-payable': 'payable' } as const;

const orders = new Map<Language, Intl.Collator['compare']>();

/** The order of names in a language. Each is made once, because making it takes as long as sorting with it. */
function nameOrderIn(language: Language): Intl.Collator['compare'] {
  const order = orders.get(language) ?? new Intl.Collator(language).compare;
  orders.set(language, order);
  return order;
}

/** What customers owe, or what is owed to suppliers, by age, contact by contact and document by document. */
function agedSheet(name: Name): SheetMaker<Name> {
  return async (tx, caller, query) => {
    const context = await openReport(tx, caller, query);
    const contacts = query.contact && (await contactFamily(tx, query.contact));
    const params = paramsOf(name, query, contacts);
    const books = await readAgedBooks(context, params);
    const { extent } = await context.journalDays();
    const first = extent?.first ?? query.as_at;
    const { state, baseCurrency } = context.books;
    const key = JSON.stringify([tx.companyId, name, context.language, state, baseCurrency, first, contacts, query]);
    const made = keptRows(key, books, () =>
      makeRows(context, query, agedFrom(context, params, books, nameOrderIn(context.language)), first),
    );
    return onePage(present(context, name, query, made));
  };
}

export const agedReceivableSheet: SheetMaker<'aged-receivable'> = agedSheet('aged-receivable');
export const agedPayableSheet: SheetMaker<'aged-payable'> = agedSheet('aged-payable');

function paramsOf(name: Name, query: Query, contacts: readonly string[] | undefined): AgedParams {
  return {
    side: SIDES[name],
    asAt: query.as_at,
    ageBy: query.age_by,
    periodDays: query.period_days,
    periodCount: query.period_count,
    contacts,
  };
}

function makeRows(context: ReportContext, query: Query, report: AgedReport<AgedItem>, first: Day): AgedRows {
  const { baseCurrency } = context.books;
  const byCurrency = query.currency === 'document';
  const foreign = report.currencies.some(({ currency }) => currency !== baseCurrency);
  const layout = layoutOf(agedColumns(context, report, foreign || byCurrency), context.columns);
  const { control, leftOnSettledMinor } = report;
  return {
    layout,
    rows: agedRows({ context, layout, report, first }, byCurrency),
    foreign,
    control,
    leftOnSettledMinor,
  };
}

function present(context: ReportContext, name: Name, query: Query, made: AgedRows) {
  const { control, foreign } = made;
  const light = SIDES[name] === 'receivable' ? 'receivables_agree' : 'payables_agree';
  const settled = foreign ? [lightOf(context, 'settled_nil', made.leftOnSettledMinor)] : [];
  return sheetOf(context, {
    report: name,
    query,
    from: null,
    to: query.as_at,
    layout: made.layout,
    rows: made.rows,
    checks: control === null ? [] : [lightOf(context, light, control.differenceMinor), ...settled],
    empty: !made.rows.some(({ kind }) => kind === 'line'),
  });
}
