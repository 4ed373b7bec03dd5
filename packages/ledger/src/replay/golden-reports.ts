import type { Period } from '../calendar/index.ts';
import { buildDashboard, cashLinesOf, dashboardRanges, dashboardToGolden } from '../dashboard/index.ts';
import { ENTRY_KINDS, netOf } from '../journal/index.ts';
import type { DocumentKind } from '../posting-rules/index.ts';
import {
  type AgedParams,
  accountTransactionToGolden,
  agedDocumentsFrom,
  agedToGolden,
  balanceSheetRanges,
  balanceSheetToGolden,
  buildAccountTransactions,
  buildAged,
  buildBalanceSheet,
  buildCashFlow,
  buildDocumentList,
  buildGeneralLedger,
  buildJournalReport,
  buildProfitLoss,
  buildTransactionDetail,
  buildTrialBalance,
  cashFlowRanges,
  cashFlowToGolden,
  contactOf,
  documentListToGolden,
  documentTotalsToGolden,
  type GoldenHead,
  generalLedgerToGolden,
  journalReportToGolden,
  listedDocumentsFrom,
  movementsFrom,
  notCashFrom,
  periodRange,
  profitLossColumns,
  profitLossRanges,
  profitLossToGolden,
  transactionDetailToGolden,
  trialBalanceRanges,
  trialBalanceToGolden,
} from '../reports/index.ts';
import type { ExampleCompany, ExampleReport } from './example.ts';
import * as read from './reader.ts';
import { type ExampleRecords, recordsOf } from './records.ts';
import type { Replay } from './replay.ts';

/** A replayed example with everything its reports are made from. */
interface Reported {
  readonly company: ExampleCompany['company'];
  readonly replay: Replay;
  readonly records: ExampleRecords;
}

/** Reads the parameters a report of an example asks for and builds it as its golden file has it. */
type Report = (params: read.Fields, head: GoldenHead, books: Reported) => unknown;

function periodOf(params: read.Fields): Period {
  return { from: read.day(params, 'from'), to: read.day(params, 'to') };
}

function trialBalance(params: read.Fields, head: GoldenHead, { company, replay }: Reported): unknown {
  const asked = { asAt: read.day(params, 'asAt') };
  const movements = movementsFrom(replay.entries, trialBalanceRanges(asked, company.financialYearEnd));
  return trialBalanceToGolden(buildTrialBalance(asked, movements, replay.chart, company.financialYearEnd), head);
}

function profitLoss(params: read.Fields, head: GoldenHead, { replay }: Reported): unknown {
  const compare = read.optional(params, 'compare', (fields, key) => read.listOf(fields, key, periodOf)) ?? [];
  const asked = { ...periodOf(params), compare };
  const movements = movementsFrom(replay.entries, profitLossRanges(asked));
  return profitLossToGolden(buildProfitLoss(asked, movements, replay.chart), head);
}

function cashFlow(params: read.Fields, head: GoldenHead, { replay: { entries, chart } }: Reported): unknown {
  const compare = read.optional(params, 'compare', (fields, key) => read.listOf(fields, key, periodOf)) ?? [];
  const asked = { ...periodOf(params), compare };
  const movements = movementsFrom(entries, cashFlowRanges(asked));
  const notCash = notCashFrom(entries, profitLossColumns(asked).map(periodRange), chart);
  return cashFlowToGolden(buildCashFlow(asked, { movements, notCash }, chart), head);
}

function balanceSheet(params: read.Fields, head: GoldenHead, { company, replay }: Reported): unknown {
  const compareAt = read.optional(params, 'compareAt', read.listOfDays) ?? [];
  const asked = { asAt: read.day(params, 'asAt'), compareAt };
  const movements = movementsFrom(replay.entries, balanceSheetRanges(asked, company.financialYearEnd));
  return balanceSheetToGolden(buildBalanceSheet(asked, movements, replay.chart, company.financialYearEnd), head);
}

/** A parameter that names one thing or a list of them; absent when the report is for all. */
function namesOf(params: read.Fields, one: string, several: string): string[] | undefined {
  const list = read.optional(params, several, read.listOfTexts);
  const single = read.optional(params, one, read.text);
  return list ?? (single === null ? undefined : [single]);
}

function accountsOf(params: read.Fields): string[] | undefined {
  return namesOf(params, 'account', 'accounts');
}

function contactsOf(params: read.Fields): string[] | undefined {
  return namesOf(params, 'contact', 'contacts');
}

function generalLedger(params: read.Fields, head: GoldenHead, { company, replay, records }: Reported): unknown {
  const asked = { ...periodOf(params), accounts: accountsOf(params) };
  const { entries, chart } = replay;
  const report = buildGeneralLedger(asked, entries, records.contactNames, chart, company.financialYearEnd);
  return generalLedgerToGolden(report, head);
}

function accountTransaction(params: read.Fields, head: GoldenHead, { company, replay, records }: Reported): unknown {
  const asked = { ...periodOf(params), accounts: accountsOf(params), contacts: contactsOf(params) };
  const books = { ...company, chart: replay.chart };
  return accountTransactionToGolden(buildAccountTransactions(asked, replay.entries, records.contactNames, books), head);
}

function journalReport(params: read.Fields, head: GoldenHead, { replay, records }: Reported): unknown {
  const kind = read.optional(params, 'kind', read.text);
  const kinds = kind === null ? undefined : ENTRY_KINDS.filter((each) => each === kind);
  const report = buildJournalReport({ ...periodOf(params), kinds }, replay.entries, records.contactNames);
  return journalReportToGolden(report, replay.chart, head);
}

function transactionDetail(params: read.Fields, head: GoldenHead, { company, replay, records }: Reported): unknown {
  const inputs = replay.entries.map((entry) => {
    const lines = entry.lines.map((line) => ({
      ...line,
      contact: contactOf(line.contactId, records.contactNames),
      documentNumber: line.documentRef,
    }));
    return { entry: { ...entry, lines }, record: records.details.get(entry.sourceRef) ?? null };
  });
  const asked = { ...periodOf(params), accounts: accountsOf(params), contacts: contactsOf(params) };
  const report = buildTransactionDetail(asked, inputs, replay.chart, company.baseCurrency);
  return transactionDetailToGolden(report, head);
}

function aged(side: AgedParams['side']): Report {
  return (params, head, { replay, records }) => {
    const asAt = read.day(params, 'asAt');
    const ageBy = read.optional(params, 'ageBy', (fields, key) =>
      read.oneOf(fields, key, ['due_date', 'invoice_date']),
    );
    const { entries, chart } = replay;
    const inputs = agedDocumentsFrom(entries, records.dates, records.contactNames, { side, asAt, chart });
    return agedToGolden(
      buildAged({ side, asAt, ageBy: ageBy ?? 'due_date', contacts: contactsOf(params) }, inputs, chart),
      head,
    );
  };
}

const DOCUMENT_KINDS: readonly DocumentKind[] = [
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
];

function documentList(params: read.Fields, head: GoldenHead, { replay, records }: Reported): unknown {
  const wanted = read.listOfTexts(params, 'types');
  const asked = { asAt: read.day(params, 'asAt'), types: DOCUMENT_KINDS.filter((kind) => wanted.includes(kind)) };
  const documents = listedDocumentsFrom(records.documents, replay.entries, replay.chart, asked.asAt);
  return documentListToGolden(buildDocumentList(asked, documents), head);
}

function dashboard(params: read.Fields, head: GoldenHead, { replay }: Reported): unknown {
  const { entries, chart } = replay;
  const period = periodOf(params);
  const cashLines = cashLinesOf(entries, chart);
  const earlier = cashLines.filter((line) => line.date < period.from);
  const openingCashMinor = earlier.reduce((sum, line) => sum + netOf(line), 0n);
  const sales = entries
    .filter((entry) => entry.sourceType === 'sales_invoice' || entry.sourceType === 'sales_credit_note')
    .flatMap((entry) =>
      entry.lines
        .filter((line) => chart.byCode.get(line.accountCode)?.section === 'revenue')
        .map((line) => ({ date: entry.date, contactId: line.contactId ?? '', netBaseMinor: -netOf(line) })),
    );
  const inputs = { movements: movementsFrom(entries, dashboardRanges(period)), cashLines, openingCashMinor, sales };
  return dashboardToGolden(buildDashboard(period, inputs, chart), head);
}

const REPORTS: Readonly<Record<string, Report>> = {
  'trial-balance': trialBalance,
  'profit-loss': profitLoss,
  'balance-sheet': balanceSheet,
  'cash-flow': cashFlow,
  'general-ledger': generalLedger,
  'account-transaction': accountTransaction,
  'journal-report': journalReport,
  'transaction-detail': transactionDetail,
  'aged-receivable': aged('receivable'),
  'aged-payable': aged('payable'),
  'document-list': documentList,
  dashboard,
};

/** A report of an example in the format of its golden file. Throws `bad_example` for an unknown report. */
export function goldenReport(report: ExampleReport, example: ExampleCompany, replay: Replay): unknown {
  const build = REPORTS[report.report];
  if (build === undefined) return read.refuse('report', `one of ${Object.keys(REPORTS).join(', ')}`, report.report);
  const { name, baseCurrency } = example.company;
  const reported = { company: example.company, replay, records: recordsOf(example, replay.chart) };
  return build(
    read.fieldsOf(report.params, report.file),
    { company: name, baseCurrency, params: report.params },
    reported,
  );
}

/** The totals of every document of an example as its golden file has them. */
export function goldenDocumentTotals(example: ExampleCompany, replay: Replay): unknown {
  const { totals } = recordsOf(example, replay.chart);
  const { baseCurrency } = example.company;
  return {
    documents: Object.fromEntries(
      [...totals].map(([number, of]) => [number, documentTotalsToGolden(of, baseCurrency)]),
    ),
  };
}
