import { blankInvoiceDraft, blankItem, type InvoiceDraft } from '@folio/contract';
import { addDays, addMonths, startOfMonth } from '@folio/ledger';
import { listLines } from '../../../features/banking/bank-line/index.ts';
import { setRate } from '../../../features/books/exchange-rate/index.ts';
import { listBankAccounts, readBooks } from '../../../features/books/ledger/index.ts';
import { answerQuestion, askQuestions } from '../../../features/documents/client-request/index.ts';
import { addMember } from '../../../features/people/company/index.ts';
import { createUser, demoSignIn, hashPassword, noteEmailProved } from '../../../features/people/session/index.ts';
import { createReportPack } from '../../../features/reports/report-pack/index.ts';
import { findOrCreateContact } from '../../../features/trade/contact/index.ts';
import { createInvoice } from '../../../features/trade/invoice/index.ts';
import { createRecurring } from '../../../features/trade/recurring/index.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { rateOn } from './diary.ts';

/** People of the demo's company besides its owner. Their sign-ins have the demo's password. */
const COLLEAGUES = [
  { name: 'Ho Chi Kit', email: 'chikit@harbourlantern.example', role: 'bookkeeper' },
  { name: 'Yip Man Wai', email: 'manwai@harbourlantern.example', role: 'reader' },
] as const;

const MONTHS_OF_RATES = 12;

interface Words {
  contact: { name: string; nameZh: string | null };
  item: string;
  price: string;
  quantity: string;
  account: string;
}

/**
 * What a colleague would find on the desk: people, a quotation, a draft, recurring documents, exchange rates, a management pack, and
 * questions asked and answered.
 */
export async function seedDesk(call: CompanyCall): Promise<void> {
  await addColleagues(call);
  await addQuotation(call);
  await addRecurring(call);
  await addRates(call);
  await addPack(call);
  await addQuestions(call);
}

/** The rates at the end of each of the last months. */
async function addRates(call: CompanyCall): Promise<void> {
  await call.transaction(async (tx) => {
    for (let back = 0; back < MONTHS_OF_RATES; back++) {
      const date = addDays(addMonths(startOfMonth(call.today), -back), -1);
      for (const currency of ['USD', 'CNY', 'GBP'] as const)
        await setRate(tx, call, { currency, date, rate: rateOn(currency, date) });
    }
  });
}

async function addPack(call: CompanyCall): Promise<void> {
  const chosen = { query: {}, notes: '' };
  const reports = [
    { ...chosen, report: 'profit-loss' as const, period: 'this_month' as const },
    { ...chosen, report: 'profit-loss' as const, period: 'financial_year_to_date' as const },
    { ...chosen, report: 'balance-sheet' as const, period: 'this_month' as const },
    { ...chosen, report: 'aged-receivable' as const, period: 'this_month' as const },
  ];
  const words = { title: '', title_zh: '', prepared_by: 'Ho Chi Kit', notes: '' };
  await call.transaction((tx) =>
    createReportPack(tx, call, { name: 'For the directors', ...words, language: 'both', reports }),
  );
}

async function addColleagues({ database, companyId, now }: CompanyCall): Promise<void> {
  for (const { name, email, role } of COLLEAGUES) {
    const passwordHash = await hashPassword(demoSignIn.password);
    const person = { name, email, passwordHash, accountType: 'company' as const, language: 'en-US' as const };
    const id = await createUser(database.queries, person);
    if (id === null) continue;
    await noteEmailProved(database.queries, id, now);
    await addMember(database.queries, companyId, id, role);
  }
}

async function draftFor(call: CompanyCall, side: 'sale' | 'purchase', words: Words): Promise<InvoiceDraft> {
  const { contact, books } = await call.transaction(async (tx) => ({
    contact: await findOrCreateContact(tx, words.contact),
    books: await readBooks(tx),
  }));
  const own = { name: books.name, address: null, tax_id: null };
  const party = { name: contact.name, address: null, tax_id: null };
  const blank = blankInvoiceDraft('HKD');
  return {
    ...blank,
    contact_id: contact.id,
    ...(side === 'sale' ? { vendor: own, customer: party } : { vendor: party, customer: own }),
    items: [
      {
        ...blankItem,
        name: words.item,
        quantity: words.quantity,
        price: words.price,
        tax_code: null,
        account_code: words.account,
      },
    ],
  };
}

const BLUE_HARBOUR = { name: 'Blue Harbour Retail Limited', nameZh: '藍港零售有限公司' };
const AURORA = { name: 'Aurora Gifts (HK) Limited', nameZh: '曙光禮品（香港）有限公司' };
const TELECOM = { name: 'Harbour Telecom Limited', nameZh: '海港電訊有限公司' };

async function addQuotation(call: CompanyCall): Promise<void> {
  const hotel = { contact: BLUE_HARBOUR, item: 'Garden lantern, hotel lobby', quantity: '48', price: '438.00' };
  const offer = await draftFor(call, 'sale', { ...hotel, account: '4000' });
  const dated = { ...offer, issue_date: addDays(call.today, -3), due_date: addDays(call.today, 27) };
  await call.transaction((tx) => createInvoice(tx, call, { type: 'quotation', draft: dated }));
  const order = { contact: AURORA, item: 'Paper lantern, large', quantity: '90', price: '118.00', account: '4000' };
  const draft = await draftFor(call, 'sale', order);
  const today = { ...draft, issue_date: call.today, due_date: addDays(call.today, 30) };
  await call.transaction((tx) => createInvoice(tx, call, { type: 'sales_invoice', draft: today }));
}

async function addRecurring(call: CompanyCall): Promise<void> {
  const next = addMonths(startOfMonth(call.today), 1);
  const plan = { unit: 'month' as const, every: 1, starts_on: next, ends_on: null, most_times: null, due_days: 14 };
  const display = { contact: BLUE_HARBOUR, item: 'Window display, {month} {year}', quantity: '1', price: '3200.00' };
  const broadband = { contact: TELECOM, item: 'Broadband and telephone', quantity: '1', price: '1488.00' };
  const sale = await draftFor(call, 'sale', { ...display, account: '4010' });
  const bill = await draftFor(call, 'purchase', { ...broadband, account: '6130' });
  await call.transaction(async (tx) => {
    const sold = { name: 'Window display, Blue Harbour', type: 'sales_invoice' as const, draft: sale };
    await createRecurring(tx, call, { ...sold, action: 'draft', ...plan });
    const bought = { name: 'Broadband', type: 'purchase_bill' as const, draft: bill };
    await createRecurring(tx, call, { ...bought, action: 'draft', ...plan });
  });
}

/** One question about a line waits, one was answered. They are not mailed. */
async function addQuestions(call: CompanyCall): Promise<void> {
  const [current] = await call.transaction((tx) => listBankAccounts(tx));
  if (current === undefined) return;
  const query = { account_id: current.id, show: 'to_do' as const, page: 1, limit: 100, sort: 'date', q: undefined };
  const { rows } = await call.transaction((tx) => listLines(tx, call.language, query));
  const about = (word: string) => rows.find(({ description }) => description.includes(word))?.id ?? null;
  const [unknown, cheque] = [about('CHAN TAI MAN'), about('CHEQUE DEPOSIT 8812')];
  const ask = (id: string | null, text: string) =>
    call.transaction((tx) =>
      askQuestions(tx, call, {
        email: null,
        language: 'en-US',
        questions: [{ subject_type: id === null ? 'none' : 'bank_line', subject_id: id, text }],
      }),
    );
  await ask(unknown, 'What was this FPS payment to Chan Tai Man for? Please send the receipt.');
  const { questions } = await ask(cheque, 'Whose cheque is this, and for which order?');
  const [question] = questions;
  if (question === undefined) return;
  await call.transaction((tx) =>
    answerQuestion(
      tx,
      { by: { userId: call.userId, name: null }, at: call.now },
      { id: question.id, text: 'A deposit from Blue Harbour for the spring order.', none: false },
    ),
  );
}
