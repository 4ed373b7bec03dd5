import type { ReportQuery } from '@folio/contract';
import type { AgedParams } from '@folio/ledger';
import type { Language } from '../../../../platform/http/call.ts';
import { contactFamily } from '../../../trade/contact/index.ts';
import { openReport, type ReportContext } from '../context.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { lightOf } from '../sheet/checks.ts';
import { layoutOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { agedColumns } from './columns.ts';
import { readAged } from './read.ts';
import { type AgedShown, agedRows } from './rows.ts';

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
    const report = await readAged(context, paramsOf(name, query, contacts), nameOrderIn(context.language));
    const { extent } = await context.journalDays();
    return onePage(present(context, name, query, { report, first: extent?.first ?? query.as_at }));
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

function present(
  context: ReportContext,
  name: Name,
  query: Query,
  { report, first }: Pick<AgedShown, 'report' | 'first'>,
) {
  const { baseCurrency } = context.books;
  const foreign = report.currencies.some(({ currency }) => currency !== baseCurrency);
  const shown = { foreign: foreign || query.currency === 'document', byCurrency: query.currency === 'document' };
  const layout = layoutOf(agedColumns(context, report, shown.foreign), context.columns);
  const light = SIDES[name] === 'receivable' ? 'receivables_agree' : 'payables_agree';
  return sheetOf(context, {
    report: name,
    query,
    from: null,
    to: query.as_at,
    layout,
    rows: agedRows({ context, layout, report, first }, shown.byCurrency),
    checks:
      report.control === null
        ? []
        : [
            lightOf(context, light, report.control.differenceMinor),
            ...(foreign ? [lightOf(context, 'settled_nil', report.leftOnSettledMinor)] : []),
          ],
    empty: report.contacts.length === 0,
  });
}
