import type { SampleFile } from '@folio/sample-documents';
import { acceptLines, classifyLine, listLines } from '../../../features/banking/bank-line/index.ts';
import { createRule } from '../../../features/banking/bank-rule/index.ts';
import { listBankAccounts } from '../../../features/books/ledger/index.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { type ArrivalTools, confirmWhenRead, upload } from './arrive.ts';
import type { LivingBooks, LivingStatement } from './living-books.ts';
import type { Paper } from './open-month.ts';

type Drawing = typeof import('@folio/sample-documents');

const BANK_OF: Record<string, string> = { '1010': 'HKD current', '1020': 'HKD savings', '1030': 'USD' };

/** Lines of the open month that are reconciled before anybody looks. */
const DONE_OF_OPEN_MONTH = 3;

/**
 * Brings the demo's paper: the statements, which are confirmed, with the lines of past months linked to the books and a few of the open
 * month accepted; and the documents that wait for review. Reading goes on after this returns.
 */
export async function seedMonth(call: CompanyCall, tools: ArrivalTools, books: LivingBooks): Promise<void> {
  // Drawing the documents needs fonts and a PDF library: they are loaded only when needed.
  const drawing = await import('@folio/sample-documents');
  const statements: { id: string; statement: LivingStatement }[] = [];
  for (const statement of books.statements)
    statements.push({ statement, id: await upload(call, tools, await drawStatement(drawing, books, statement)) });
  await addRules(call);
  for (const { id, statement } of statements) {
    await confirmWhenRead(call, id);
    if (statement.reconciled) await linkLines(call, statement);
  }
  await acceptSome(call, books);
  for await (const file of waitingFiles(drawing, books)) await upload(call, tools, file);
}

async function drawStatement(drawing: Drawing, books: LivingBooks, statement: LivingStatement): Promise<SampleFile> {
  const bytes = await drawing.renderBankStatement(drawing.statementFromEvents(books.example, statement));
  return { fileName: `Harbour Bank ${BANK_OF[statement.account]} ${statement.to.slice(0, 7)}.pdf`, bytes };
}

async function accountId(call: CompanyCall, code: string): Promise<string> {
  const accounts = await call.transaction((tx) => listBankAccounts(tx));
  const account = accounts.find((each) => each.code === code);
  if (account === undefined) throw new Error(`the demo has no bank account ${code}`);
  return account.id;
}

async function openLinesOf(call: CompanyCall, code: string) {
  const account = await accountId(call, code);
  const query = { account_id: account, show: 'to_do' as const, page: 1, limit: 200, sort: 'date', q: undefined };
  const { rows } = await call.transaction((tx) => listLines(tx, call.language, query));
  return rows;
}

/** Links the lines of a past month to the entries they belong to, one by one if one entry fits two lines. */
async function linkLines(call: CompanyCall, { account }: LivingStatement): Promise<void> {
  const rows = await openLinesOf(call, account);
  const linked = rows.filter(({ suggestion }) => (suggestion?.entries.length ?? 0) > 0);
  await acceptLines(call, { ids: linked.map(({ id }) => id) });
}

/** Accepts the first matches of the open month, and codes one line by hand, so that its payee is remembered. */
async function acceptSome(call: CompanyCall, books: LivingBooks): Promise<void> {
  const rows = (await openLinesOf(call, '1010')).filter(({ date }) => date >= books.open.from);
  const certain = rows.filter(({ suggestion }) => (suggestion?.documents.length ?? 0) === 1);
  await acceptLines(call, { ids: certain.slice(0, DONE_OF_OPEN_MONTH).map(({ id }) => id) });
  const mpf = rows.find(({ description }) => description.includes('MPF'));
  if (mpf === undefined) return;
  const splits = [
    { account_code: '2150', amount: '1900.00' },
    { account_code: '6020', amount: '1900.00' },
  ];
  await call.transaction((tx) => classifyLine(tx, call, { id: mpf.id, splits }));
}

/** Rules for rent and bank fees. */
async function addRules(call: CompanyCall): Promise<void> {
  const part = { percent: null, amount: null, tax_code: null, description: null };
  const rules = [
    {
      name: 'Rent and management fee',
      value: 'KWUN TONG PROPERTIES',
      parts: [
        { ...part, account_code: '6110', amount: '1150.00' },
        { ...part, account_code: '6100' },
      ],
    },
    { name: 'Bank charges', value: 'SERVICE FEE', parts: [{ ...part, account_code: '6400' }] },
  ];
  for (const { name, value, parts } of rules)
    await call.transaction((tx) =>
      createRule(tx, call, {
        name,
        active: true,
        conditions: {
          direction: 'spent',
          bank_account_ids: [],
          text: [{ field: 'any', match: 'contains', value }],
          amount_min: null,
          amount_max: null,
        },
        action: { kind: 'classify', parts },
      }),
    );
}

/** Documents to review: bills as text, scan and photographs, a receipt, a bill that is in the books already, a scanned statement. */
async function* waitingFiles(drawing: Drawing, books: LivingBooks): AsyncGenerator<SampleFile> {
  const { example, bills, arrivesAgain, open } = books;
  for (const paper of bills) yield { fileName: paper.fileName, bytes: await looksOf(drawing, books, paper) };
  const again = await drawing.renderInvoice(drawing.invoiceFromEvent(example, arrivesAgain, 'en'));
  yield { fileName: 'Harbour Telecom bill.pdf', bytes: again };
  const dinner = { ...drawing.DINNER_RECEIPT, date: `${open.from.slice(0, 8)}06`, number: 'VD-01033' };
  const receipt = await drawing.renderReceipt(dinner);
  yield { fileName: 'IMG_2215.jpg', bytes: await drawing.toPhoto(receipt, { seed: 2215, rotationDegrees: -1.2 }) };
  const before = books.statements.findLast(({ reconciled }) => reconciled);
  if (before === undefined) return;
  const savings = { ...before, account: '1020' };
  const { bytes } = await drawStatement(drawing, books, savings);
  const scan = await drawing.toScan(bytes, { seed: 1020, createdOn: open.from, dpi: 200 });
  yield { fileName: `Harbour Bank HKD savings ${before.to.slice(0, 7)} (scan).pdf`, bytes: scan };
}

async function looksOf(drawing: Drawing, { example, open }: LivingBooks, paper: Paper): Promise<Uint8Array> {
  const pdf = await drawing.renderInvoice(drawing.invoiceFromEvent(example, paper.eventId, paper.language));
  switch (paper.look) {
    case 'text':
      return pdf;
    case 'scan':
      return drawing.toScan(pdf, { seed: 2200, createdOn: open.from, dpi: 200 });
    case 'photograph':
      return drawing.toPhoto(pdf, { seed: 2214, rotationDegrees: 1.6 });
    default:
      return drawing.toPhoto(pdf, { seed: 2217, rotationDegrees: -3.4, dpi: 110, noise: 12, blur: 1.1, quality: 45 });
  }
}
