import type { InvoiceDetail, InvoiceDraft, InvoiceType, SalesSetting } from '@folio/contract';
import { addMember } from '../../src/features/people/company/index.ts';
import { confirmInvoice, createInvoice, getInvoice } from '../../src/features/trade/invoice/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { CompanyCall } from '../../src/platform/http/call.ts';
import { insertTestUser, openTestBooks, type TestBooks, testDraft } from '../books.ts';

/** Books with a second owner, and the few words scenarios of documents need. */
export interface InvoiceDesk extends TestBooks {
  /** A colleague's call. */
  other: CompanyCall;
  create(type: InvoiceType, over?: Partial<InvoiceDraft>): Promise<string>;
  confirm(id: string, call?: CompanyCall): Promise<string>;
  /** Creates and confirms; answers the id. */
  issue(type: InvoiceType, over?: Partial<InvoiceDraft>): Promise<string>;
  get(id: string, call?: CompanyCall): Promise<InvoiceDetail>;
  setting(setting: Partial<SalesSetting>): Promise<void>;
  /** What was noted of a document, oldest first. */
  acts(id: string): Promise<string[]>;
}

export async function openInvoiceDesk(database: Database): Promise<InvoiceDesk> {
  const books = await openTestBooks(database);
  const otherId = await insertTestUser(database);
  await addMember(database.queries, books.companyId, otherId, 'owner');
  const create: InvoiceDesk['create'] = (type, over = {}) =>
    books.run((tx) => createInvoice(tx, books.call, { type, draft: testDraft(over) }));
  const confirm: InvoiceDesk['confirm'] = (id, call = books.call) => books.run((tx) => confirmInvoice(tx, call, id));
  return {
    ...books,
    other: { ...books.call, userId: otherId },
    create,
    confirm,
    issue: async (type, over) => {
      const id = await create(type, over);
      await confirm(id);
      return id;
    },
    get: (id, call = books.call) => books.run((tx) => getInvoice(tx, call, id)),
    setting: async (setting) => {
      await database.queries
        .insertInto('sales_setting')
        .values({ company_id: books.companyId, setting: JSON.stringify(setting) })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ setting: JSON.stringify(setting) }))
        .execute();
    },
    acts: async (id) => {
      const rows = await database.queries
        .selectFrom('audit_event')
        .select('action')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ action }) => action);
    },
  };
}
