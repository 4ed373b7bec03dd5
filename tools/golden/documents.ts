import { invoiceDraft, type PostedType, postedType } from '@folio/contract';
import {
  absolute,
  addDays,
  buildDashboard,
  buildDocumentList,
  controlAccountOf,
  dashboardRanges,
  dashboardToGolden,
  documentListToGolden,
  type DocumentTotals,
  documentTotalsToGolden,
  type ListedDocument,
  movementsOf,
  multiplyRate,
} from '@folio/ledger';
import { readCashLines, readSales } from '../../apps/server/src/features/reports/dashboard/store.ts';
import { draftTotals } from '../../apps/server/src/features/trade/invoice/index.ts';
import { readMovements } from '../../apps/server/src/features/books/ledger/index.ts';
import { itemsOf, readOpenLists } from '../../apps/server/src/features/reports/report/aged/store.ts';
import type { ReportContext } from '../../apps/server/src/features/reports/report/index.ts';
import { type GoldenReader, listParams, periodParams } from './params.ts';

async function readInvoices({ tx }: ReportContext) {
  return tx.queries
    .selectFrom('invoice')
    .leftJoin('contact', (join) =>
      join.onRef('contact.company_id', '=', 'invoice.company_id').onRef('contact.id', '=', 'invoice.contact_id'),
    )
    .select([
      'invoice.id',
      'invoice.type',
      'invoice.number',
      'invoice.reference',
      'invoice.issue_date',
      'invoice.due_date',
      'invoice.currency',
      'invoice.rate',
      'invoice.total_minor',
      'invoice.base_minor',
      'invoice.confirm_status',
      'invoice.opening',
      'invoice.voided_on',
      'invoice.draft',
      'contact.name as contact',
    ])
    .where('invoice.company_id', '=', tx.companyId)
    .orderBy('invoice.created_at')
    .execute();
}

type InvoiceRow = Awaited<ReturnType<typeof readInvoices>>[number];

/** The open amount of every document on a date, by document id. */
async function openAt(context: ReportContext, asAt: string): Promise<Map<string, bigint>> {
  const open = new Map<string, bigint>();
  for (const side of ['receivable', 'payable'] as const) {
    const { code } = controlAccountOf(side, context.chart);
    const asked = { accountCode: code, asAt, known: context.known, linesAfter: 'many', references: false } as const;
    for (const item of itemsOf(await readOpenLists(context.tx, asked), ({ id }) => id))
      open.set(item.ref, absolute(item.openMinor));
  }
  return open;
}

function listed(row: InvoiceRow, type: PostedType, openMinor: bigint): ListedDocument[] {
  if (row.issue_date === null) return [];
  const confirmStatus = row.confirm_status;
  if (confirmStatus !== 'confirmed' && confirmStatus !== 'unconfirmed' && confirmStatus !== 'pending' && confirmStatus !== 'rejected')
    throw new Error(`stored status "${confirmStatus}" is unknown`);
  return [
    {
      ref: row.id,
      type,
      number: row.number,
      reference: row.reference ?? '',
      contactName: row.contact ?? '',
      issueDate: row.issue_date,
      dueDate: row.due_date,
      currency: row.currency,
      totalMinor: row.total_minor,
      confirmStatus,
      voidedOn: row.voided_on,
      openMinor,
    },
  ];
}

export const documentList: GoldenReader = async (context, params, head) => {
  const { asAt, types } = listParams.parse(params);
  const open = await openAt(context, asAt);
  const documents = (await readInvoices(context)).flatMap((row) => {
    const isConfirmed = row.confirm_status === 'confirmed';
    return listed(row, postedType.parse(row.type), isConfirmed ? (open.get(row.id) ?? 0n) : row.total_minor);
  });
  const kinds = postedType.options.filter((kind) => types.includes(kind));
  return documentListToGolden(buildDocumentList({ asAt, types: kinds }, documents), head);
};

export const dashboard: GoldenReader = async (context, params, head) => {
  const period = periodParams.parse(params);
  const before = { from: null, to: addDays(period.from, -1), excludeClosing: false };
  const sums = movementsOf(await readMovements(context.tx, [before]), before);
  const cash = context.chart.accounts.filter((account) => account.cashFlow === 'cash');
  const inputs = {
    movements: await readMovements(context.tx, dashboardRanges(period)),
    cashLines: await readCashLines(context.tx, period.from, period.to),
    openingCashMinor: cash.reduce((sum, { code }) => sum + (sums.get(code) ?? 0n), 0n),
    sales: await readSales(context.tx, period.from, period.to),
  };
  return dashboardToGolden(buildDashboard(period, inputs, context.chart), head);
};

/** Totals of every document entered, including drafts, in the form of the golden file. */
export async function documentTotals(context: ReportContext): Promise<unknown> {
  const { baseCurrency, taxCodes } = context.books;
  const entered = (await readInvoices(context)).filter((row) => !row.opening);
  const documents = entered.map((row): [string, unknown] => {
    const computed = draftTotals(invoiceDraft.parse(row.draft), { taxCodes });
    const inBase =
      row.rate === null ? computed.totalMinor : multiplyRate(computed.totalMinor, row.currency, row.rate, baseCurrency);
    const baseTotalMinor = row.base_minor === null ? inBase : absolute(row.base_minor);
    const totals: DocumentTotals = { currency: row.currency, computed, baseTotalMinor };
    return [row.number, documentTotalsToGolden(totals, baseCurrency)];
  });
  return { documents: Object.fromEntries(documents) };
}
