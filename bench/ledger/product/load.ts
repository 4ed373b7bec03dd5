import { invoiceDraft } from '../../../tests/support/drafts.ts';
import { expectOk } from '../caller.ts';
import { centsText, contactName, workDocuments } from '../workload/documents.ts';
import { type WorkEntry, workEntries } from '../workload/entries.ts';
import { type Company, postOnce } from './sign-in.ts';

/** How far the workload is in the product: kept after every batch, so that a loading that was interrupted goes on. */
export interface LoadState {
  companyId: string;
  documents: number;
  entries: number;
  /** Seconds the batches of entries took, from sending to answer. */
  seconds: number;
}

/** Entries in one batch: as many as the call takes. */
export const BATCH = 500;

/** Creates and confirms the open invoices and bills, one after the other, as a person would; `count`: only the first. */
export async function loadDocuments(
  company: Company,
  state: LoadState,
  keep: () => void,
  count?: number,
): Promise<void> {
  const base = `/api/company/${company.id}/invoice`;
  const documents = workDocuments().slice(0, count);
  while (state.documents < documents.length) {
    const document = documents[state.documents];
    if (document === undefined) return;
    const draft = draftOf(document);
    const key = `bench-${document.number}`;
    const created = await postOnce<{ id: string; version: number }>(
      company.caller,
      base,
      { type: document.type, draft },
      key,
    );
    const { id, version } = created;
    await postOnce(company.caller, `${base}/${id}/confirm`, { version }, `${key}-confirm`);
    state.documents += 1;
    keep();
  }
}

function draftOf(document: ReturnType<typeof workDocuments>[number]) {
  const party = { name: contactName(document.contact), address: null, tax_id: null };
  const sale = document.type === 'sales_invoice';
  const [item] = invoiceDraft().items;
  return invoiceDraft({
    number: document.number,
    issue_date: document.issueDate,
    due_date: document.dueDate,
    ...(sale
      ? { customer: party }
      : { vendor: party, customer: { ...party, name: 'Golden Bauhinia Trading Limited' } }),
    items: [{ ...item, quantity: '1', price: centsText(document.totalMinor), account_code: sale ? '4000' : '5000' }],
  });
}

/** The ids of the 500 contacts, in order of their names. */
export async function contactIds({ id, caller }: Company): Promise<string[]> {
  const byName = new Map<string, string>();
  for (let page = 1; page <= 4; page++) {
    const path = `/api/company/${id}/contact?page=${page}&limit=200`;
    const { data }: { data: { id: string; name: string }[] } = JSON.parse(expectOk(await caller.get(path), path).text);
    for (const contact of data) byName.set(contact.name, contact.id);
  }
  return Array.from({ length: 500 }, (_, n) => byName.get(contactName(n)) ?? missing(n));
}

function missing(contact: number): never {
  throw new Error(`${contactName(contact)} is not among the contacts`);
}

/** Brings the entries in by the batch call, from where the last loading stopped. */
export async function loadEntries(company: Company, count: number, state: LoadState, keep: () => void): Promise<void> {
  const contacts = await contactIds(company);
  const path = `/api/company/${company.id}/journal-entry/batch`;
  let batch: WorkEntry[] = [];
  for (const entry of workEntries(count)) {
    if (entry.id <= state.entries) continue;
    batch.push(entry);
    if (batch.length < BATCH && entry.id < count) continue;
    const body = { entries: batch.map((each) => journalOf(each, contacts, `BJ-${each.id}`)) };
    const before = performance.now();
    await postOnce(company.caller, path, body, `bench-batch-${batch[0]?.id}`);
    state.seconds += (performance.now() - before) / 1000;
    state.entries = entry.id;
    keep();
    batch = [];
  }
}

/** An entry as the API takes it. Without a number it gets the next of its series. */
export function journalOf(entry: WorkEntry, contacts: readonly string[], number?: string) {
  return {
    date: entry.date,
    narration: entry.narration,
    ...(number === undefined ? {} : { number }),
    lines: entry.lines.map(({ account, amountMinor }) => ({
      account_code: account,
      ...(amountMinor > 0n ? { debit: centsText(amountMinor) } : { credit: centsText(-amountMinor) }),
      contact_id: contacts[entry.contact] ?? null,
    })),
  };
}
