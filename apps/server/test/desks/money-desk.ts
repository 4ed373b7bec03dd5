import type {
  InvoiceDetail,
  InvoiceDraft,
  InvoiceType,
  OpenCredit,
  PayInvoiceRequest,
  RefundRequest,
} from '@folio/contract';
import { createBankAccount } from '../../src/features/books/ledger/index.ts';
import { confirmInvoice, createInvoice, getInvoice } from '../../src/features/trade/invoice/index.ts';
import { contactMoney } from '../../src/features/trade/payment/contact-money.ts';
import { applyCredit, payInvoice, refundCredit, undoSettlement } from '../../src/features/trade/payment/index.ts';
import type { RecordedMoney } from '../../src/features/trade/payment-record/index.ts';
import { type TestBooks, testDraft, testItem } from '../books.ts';
import { balancesOn } from '../reports.ts';

/** What a bookkeeper looks at while recording money, in one company with HKD and USD bank accounts (1010, 1030). */
export interface MoneyDesk {
  /** A confirmed document of one amount; dated 1 April 2026, of one contact by default. */
  document(type: InvoiceType, number: string, amount: string, over?: Partial<InvoiceDraft>): Promise<string>;
  get(id: string): Promise<InvoiceDetail>;
  /** Balances by account code; credits negative. */
  balances(): Promise<Record<string, string>>;
  /** On 10 April from the HKD bank account by default. */
  pay(id: string, amount: string, over?: Partial<PayInvoiceRequest>): Promise<RecordedMoney>;
  apply(id: string, creditId: string, amount: string, date?: string): Promise<unknown>;
  refund(id: string, amount: string, over?: Partial<RefundRequest>): Promise<RecordedMoney>;
  undo(id: string, entryId: string, date?: string | null): Promise<void>;
  /** The open credits of a document's contact. */
  credits(id: string, side?: 'sales' | 'purchases'): Promise<OpenCredit[]>;
  /** The entry of the first settlement of a document. */
  firstEntry(id: string): Promise<string>;
}

/** A payment as a person enters it. */
export function asked(amount: string, over: Partial<PayInvoiceRequest> = {}): PayInvoiceRequest {
  return { date: '2026-04-10', account_code: '1010', amount, ...over };
}

/** A refusal of one field. */
export function faultOf(path: string, word: string) {
  return { faults: [{ path, word }] };
}

export const BLUE_HARBOUR = 'Blue Harbour Retail Limited';

const party = (name: string) => ({ name, address: null, tax_id: null });

export async function openMoneyDesk(books: TestBooks): Promise<MoneyDesk> {
  await books.run((tx) => createBankAccount(tx, { name: 'Bank - USD', number: '001-234567-840', currency: 'USD' }));
  const get = (id: string) => books.run((tx) => getInvoice(tx, books.call, id));
  return {
    pay: (id, amount, over) => books.run((tx) => payInvoice(tx, books.call, id, asked(amount, over))),
    apply: (id, credit_id, amount, date = '2026-04-12') =>
      books.run((tx) => applyCredit(tx, books.call, id, { credit_id, amount, date })),
    refund: (id, amount, over) =>
      books.run((tx) =>
        refundCredit(tx, books.call, id, { date: '2026-04-15', account_code: '1010', amount, ...over }),
      ),
    undo: (id, journal_entry_id, date = null) =>
      books.run((tx) => undoSettlement(tx, books.call, id, { journal_entry_id, date, reason: 'a slip' })),
    credits: async (id, side = 'sales') => {
      const contactId = (await get(id)).contact_id ?? '';
      return (await books.run((tx) => contactMoney(tx, books.call.today, { contactId, side }))).credits;
    },
    firstEntry: async (id) => (await get(id)).settlements[0]?.journal_entry_id ?? '',
    document: (type, number, amount, over = {}) =>
      books.run(async (tx) => {
        const account_code = type.startsWith('purchase') ? '5000' : '4000';
        const items = [testItem({ quantity: '1', price: amount, account_code })];
        const parties = { customer: party(BLUE_HARBOUR), vendor: party(BLUE_HARBOUR) };
        const id = await createInvoice(tx, books.call, {
          type,
          draft: testDraft({ number, items, ...parties, ...over }),
        });
        await confirmInvoice(tx, books.call, id);
        return id;
      }),
    get,
    balances: () => books.run((tx) => balancesOn(tx, '2026-12-31')),
  };
}

/** Another contact's name on both sides of a draft. */
export function of(name: string): Partial<InvoiceDraft> {
  return { customer: party(name), vendor: party(name) };
}
