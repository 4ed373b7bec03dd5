import type { BankLineRow, Evidence, StatementDraft } from '@folio/contract';
import { importStatement, type TakenStatement } from '../../src/features/banking/bank-line/index.ts';
import { getLine, listLines } from '../../src/features/banking/bank-line/list/list-lines.ts';
import { listStatements } from '../../src/features/banking/bank-line/statement/list-statements.ts';
import { confirmInvoice, createInvoice } from '../../src/features/trade/invoice/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { type TestBooks, testDraft, testItem } from '../books.ts';
import { balancesOn } from '../reports.ts';

type Line = StatementDraft['lines'][number];

/** A statement line; a negative amount is spent. */
export function line(date: string, description: string, amount: number, over: Partial<Line> = {}): Line {
  const text = Math.abs(amount).toFixed(2);
  return {
    date,
    payee: null,
    description,
    hint: null,
    spent: amount < 0 ? text : null,
    received: amount < 0 ? null : text,
    balance: null,
    ...over,
  };
}

/** A month of the test company's bank account over these lines. */
export function statement(lines: Line[], over: Partial<StatementDraft> = {}): StatementDraft {
  return {
    bank: 'Harbour Bank',
    account_number: '001-234567-001',
    account_holder: null,
    currency: 'HKD',
    bank_account_id: null,
    period_start: '2026-04-01',
    period_end: '2026-04-30',
    opening_balance: '0.00',
    closing_balance: null,
    post_opening_balance: false,
    opening_rate: null,
    lines,
    ...over,
  };
}

let documents = 0;

/** An uploaded document to hang records on. */
export async function insertDocument(database: Database, companyId: string): Promise<string> {
  documents += 1;
  const sha256 = documents.toString(16).padStart(64, '0');
  await database.queries
    .insertInto('stored_file')
    .values({ company_id: companyId, sha256, size_bytes: 1n, type: 'application/pdf' })
    .execute();
  const row = await database.queries
    .insertInto('document')
    .values({ company_id: companyId, name: 'statement.pdf', sha256, state: 'needs_review' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What a bookkeeper does with statements, in one company. */
export interface BankDesk {
  take(draft: StatementDraft, evidence?: Record<string, Evidence>): Promise<TakenStatement>;
  lines(accountId?: string, show?: 'all' | 'to_do' | 'coded'): Promise<BankLineRow[]>;
  lineNamed(description: string, accountId?: string): Promise<BankLineRow>;
  get(id: string): Promise<BankLineRow>;
  /** Every balance by account code; credits negative. */
  balances(): Promise<Record<string, string>>;
  invoice(number: string, amount: string, type?: 'sales_invoice' | 'purchase_bill'): Promise<string>;
  /** The states of the first account's statements, newest first. */
  state(): Promise<string[]>;
}

export function openDesk(database: Database, books: TestBooks): BankDesk {
  const lines: BankDesk['lines'] = (accountId = books.bankAccountId, show = 'all') =>
    books
      .run((tx) => listLines(tx, 'en-US', { account_id: accountId, show, page: 1, limit: 100 }))
      .then((page) => page.rows);
  return {
    lines,
    take: async (draft, evidence = {}) => {
      const documentId = await insertDocument(database, books.companyId);
      const input = { draft, documentId, evidence, path: 'statements.0' };
      return books.run((tx) => importStatement(tx, books.call, input));
    },
    lineNamed: async (description, accountId) => {
      const found = (await lines(accountId)).find((row) => row.description === description);
      if (found === undefined) throw new Error(`no line ${description}`);
      return found;
    },
    get: (id) => books.run((tx) => getLine(tx, 'en-US', id)),
    balances: () => books.run((tx) => balancesOn(tx, '2026-12-31')),
    invoice: (number, amount, type = 'sales_invoice') => {
      const account_code = type === 'sales_invoice' ? '4000' : '5000';
      const draft = testDraft({ number, items: [testItem({ quantity: '1', price: amount, account_code })] });
      return books.run(async (tx) => {
        const id = await createInvoice(tx, books.call, { type, draft });
        await confirmInvoice(tx, books.call, id);
        return id;
      });
    },
    state: async () => {
      const query = { account_id: books.bankAccountId, page: 1, limit: 10 };
      const { rows } = await books.run((tx) => listStatements(tx, query));
      return rows.map((row) => row.state);
    },
  };
}
