import type { DocumentDetail, InvoiceDetail, ManualJournal, ReportSheet, StoredDocument } from '@folio/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { cellOf } from '../../support/sheet.ts';
import { enterAs, speak } from '../person.ts';
import { moveTo } from '../settled.ts';
import { sharedServer } from '../shared-server.ts';
import { writtenDraft } from '../trade/invoice-books.ts';
import { Chance, disturbSaves, type FormField, playSequence, shownFor } from './form-sequences.ts';

/**
 * Random editing sequences on the forms that save themselves: what the screen shows is what is saved, posted and reported. More with
 * `npm run fuzz:forms -- --runs 2000 --seed 7`.
 */
const runs = Number(process.env.FOLIO_FUZZ_RUNS ?? 90);
const seed = Number(process.env.FOLIO_FUZZ_SEED ?? Date.now() % 1_000_000);
/** Several people edit at once, each at books of their own: most of a sequence is waiting. */
const desksOfAForm = 3;
const runsOfADesk = Math.ceil(runs / 3 / desksOfAForm);
test.describe.configure({ mode: 'parallel', timeout: 60_000 + runsOfADesk * 20_000 });

interface Desk {
  page: Page;
  client: Client;
  companyId: string;
  chance: Chance;
}

interface FuzzedForm {
  name: string;
  /** Of the saves that are disturbed. */
  path: RegExp;
  play: (desk: Desk) => Promise<void>;
}

/** Plays a form's sequences at several desks. */
async function playForm(browser: Browser, form: FuzzedForm): Promise<void> {
  console.log(`form-fuzz ${form.name}: seed ${seed}, ${desksOfAForm * runsOfADesk} sequences`);
  const server = await sharedServer();
  const playDesk = async (at: number) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const client = await signedInClient(server.url, server.folder, `fuzz-${form.name}-${at}@example.com`);
    const companyId = await createSampleCompany(client);
    await speak(page, 'en-US');
    await enterAs(page, client, '/reports');
    const chance = new Chance(seed * 100 + form.name.length * 10 + at);
    await disturbSaves(page, form.path, chance);
    await form.play({ page, client, companyId, chance });
    await context.close();
  };
  await Promise.all(Array.from({ length: desksOfAForm }, (_, at) => playDesk(at)));
}

const ways = ['Tab', 'Shift+Tab', 'Enter', 'blur'] as const;
/** On review Enter accepts the field, and in the last one the document. */
const quietWays = ways.filter((way) => way !== 'Enter');

const byId = (id: string) => (page: Page) => page.locator(`[id="${id}"]`);

/** What the books hold on an account, as the trial balance reports it. */
async function creditOn({ client, companyId }: Desk, code: string): Promise<string | null> {
  const answer = await client.get(`/api/company/${companyId}/report/trial-balance?as_at=2026-12-31`);
  return cellOf(dataOf<ReportSheet>(answer), code, 'credit_0');
}

/** The record holds what the fields showed when it was confirmed. */
function holdsWhatWasShown(shown: ReadonlyMap<FormField, string>, held: ReadonlyMap<string, unknown>, story: string) {
  for (const [field, value] of shown)
    expect(shownFor(field, held.get(field.name)), `${field.name}, ${story}`).toBe(value);
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const money = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

const editorFields: readonly FormField[] = [
  { name: 'number', kind: 'text', find: byId('field-number') },
  { name: 'reference', kind: 'text', find: byId('field-reference') },
  { name: 'order_number', kind: 'text', find: byId('field-order_number') },
  { name: 'issue_date', kind: 'date', find: byId('field-issue_date'), year: 2025 },
  { name: 'due_date', kind: 'date', find: byId('field-due_date'), year: 2026 },
  { name: 'price', kind: 'amount', find: (page) => page.locator('.item-row [data-cell=price]').first() },
];

const showsNumber = (page: Page) => expect(page.locator('#field-number')).not.toHaveValue('');

test('form-fuzz: the invoice editor posts what it shows', ({ browser }) =>
  playForm(browser, { name: 'editor', path: /\/invoice\/[\w-]+$/, play: playEditor }));

async function playEditor(desk: Desk): Promise<void> {
  const { page, client, companyId, chance } = desk;
  let owed = 0n;
  for (let run = 0; run < runsOfADesk; run++) {
    const planned = { type: 'purchase_bill' as const, number: `B-${run}`, amount: '100.00', issue_date: '2025-02-01' };
    const { id } = await writtenDraft(client, companyId, planned);
    await moveTo(page, `/invoiceEditor?id=${id}`);
    await expect(page.locator('#field-number')).toHaveValue(planned.number);
    const { shown, story } = await playSequence({ page, fields: editorFields, isReady: showsNumber, ways }, chance);
    // A save that failed is tried again with the next press.
    await expect(async () => {
      await page.keyboard.press('Control+Enter');
      await expect(page).toHaveURL(new RegExp(`/invoice/${id}`), { timeout: 2000 });
    }, `run ${run}`).toPass({ timeout: 30_000 });
    const posted = dataOf<InvoiceDetail>(await client.get(`/api/company/${companyId}/invoice/${id}`));
    const price = posted.draft.items[0]?.price ?? '';
    holdsWhatWasShown(
      shown,
      new Map<string, unknown>([...Object.entries(posted.draft), ['price', price]]),
      `run ${run}: ${story}`,
    );
    expect(Number(posted.total)).toBe(Number(price));
    expect(posted.journal_entries.map(({ date }) => date)).toEqual([posted.draft.issue_date]);
    owed += cents(posted.total);
  }
  expect(await creditOn(desk, '2100')).toBe(money(owed));
}

const amountCell = (line: number, side: string) => (page: Page) =>
  page.locator(`tr[data-line="${line}"] [data-column="${side}"] input`);

const journalFields: readonly FormField[] = [
  { name: 'date', kind: 'date', find: byId('journal-date'), year: 2025 },
  { name: 'narration', kind: 'text', find: byId('journal-narration') },
  { name: 'reference', kind: 'text', find: byId('journal-reference') },
  { name: 'debit', kind: 'amount', find: amountCell(0, 'debit') },
];

const showsNarration = (page: Page) => expect(page.locator('#journal-narration')).not.toHaveValue('');

test('form-fuzz: the journal posts what it shows', ({ browser }) =>
  playForm(browser, { name: 'journal', path: /\/manual-journal\/[\w-]+$/, play: playJournal }));

async function playJournal(desk: Desk): Promise<void> {
  const { page, client, companyId, chance } = desk;
  const read = async (id: string) =>
    dataOf<ManualJournal>(await client.get(`/api/company/${companyId}/manual-journal/${id}`));
  let accrued = 0n;
  for (let run = 0; run < runsOfADesk; run++) {
    const draft = { date: '2025-02-01', narration: `Run ${run}`, lines: journalLines };
    const { id } = dataOf<ManualJournal>(await client.post(`/api/company/${companyId}/manual-journal`, { draft }));
    await moveTo(page, `/accounting/journals/${id}`);
    await expect(page.locator('#journal-narration')).toHaveValue(draft.narration);
    const { shown, story } = await playSequence({ page, fields: journalFields, isReady: showsNarration, ways }, chance);
    const debit = [...shown].find(([{ name }]) => name === 'debit')?.[1] ?? '';
    await amountCell(1, 'credit')(page).fill(debit);
    await expect(async () => {
      await page.keyboard.press('Control+Enter');
      await expect.poll(async () => (await read(id)).state, { timeout: 2000 }).toBe('posted');
    }, `run ${run}`).toPass({ timeout: 30_000 });
    await expect(page.locator('#journal-narration')).toHaveCount(0);
    const posted = await read(id);
    const [first, second] = posted.draft.lines;
    holdsWhatWasShown(
      shown,
      new Map<string, unknown>([...Object.entries(posted.draft), ['debit', first?.debit]]),
      `run ${run}: ${story}`,
    );
    expect(second?.credit).toBe(debit);
    accrued += cents(debit);
  }
  expect(await creditOn(desk, '2110')).toBe(money(accrued));
}

const journalLines = [
  { account_code: '6140', debit: '10.00' },
  { account_code: '2110', credit: '10.00' },
];

const reviewFields: readonly FormField[] = [
  { name: 'number', kind: 'text', find: byId('field-invoice.number') },
  { name: 'issue_date', kind: 'date', find: byId('field-invoice.issue_date'), year: 2025 },
  { name: 'due_date', kind: 'date', find: byId('field-invoice.due_date'), year: 2026 },
  { name: 'total', kind: 'amount', find: byId('field-invoice.total') },
];

const showsReviewNumber = (page: Page) => expect(page.locator('[id="field-invoice.number"]')).not.toHaveValue('');

test('form-fuzz: the review posts what it shows', ({ browser }) =>
  playForm(browser, { name: 'review', path: /\/document\/[\w-]+$/, play: playReview }));

async function playReview(desk: Desk): Promise<void> {
  const { page, client, companyId, chance } = desk;
  let owed = 0n;
  for (let run = 0; run < runsOfADesk; run++) {
    const { id } = dataOf<StoredDocument>(await client.upload(companyId, `bill-${run}.xml`, electronicBill(run)));
    const read = async () => dataOf<DocumentDetail>(await client.get(`/api/company/${companyId}/document/${id}`));
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('needs_review');
    await moveTo(page, `/document/${id}`);
    await expect(page.locator('[id="field-invoice.number"]')).toHaveValue(`X-${run}`);
    const { shown, story } = await playSequence(
      { page, fields: reviewFields, isReady: showsReviewNumber, ways: quietWays },
      chance,
    );
    await expect(async () => {
      await page.keyboard.press('Alt+Enter');
      const copy = page.getByRole('button', { name: 'Different documents' });
      await expect.poll(async () => (await read()).state === 'processed' || (await copy.isVisible())).toBe(true);
      if (await copy.isVisible()) await copy.click();
      expect((await read()).state).toBe('processed');
    }, `run ${run}`).toPass({ timeout: 30_000 });
    await expect(page.locator('[id="field-invoice.number"]:enabled')).toHaveCount(0);
    const [outcome] = (await read()).outcomes;
    const posted = dataOf<InvoiceDetail>(await client.get(`/api/company/${companyId}/invoice/${outcome?.id}`));
    holdsWhatWasShown(
      shown,
      new Map<string, unknown>([...Object.entries(posted.draft), ['total', posted.total]]),
      `run ${run}: ${story}`,
    );
    expect(posted.journal_entries.map(({ date }) => date)).toEqual([posted.draft.issue_date]);
    owed += cents(posted.total);
  }
  expect(await creditOn(desk, '2100')).toBe(money(owed));
}

/** A bill as data, which is read at once. */
function electronicBill(run: number): Uint8Array {
  const cbc = (name: string, value: string, attributes = '') => `<cbc:${name}${attributes}>${value}</cbc:${name}>`;
  const amount = (name: string) => cbc(name, `${100 + run}.00`, ' currencyID="HKD"');
  const party = (role: string, name: string) =>
    `<cac:${role}><cac:Party><cac:PartyName>${cbc('Name', name)}</cac:PartyName></cac:Party></cac:${role}>`;
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
      xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
      xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
      ${cbc('ID', `X-${run}`)}${cbc('IssueDate', '2025-02-01')}${cbc('DueDate', '2026-03-01')}
      ${cbc('InvoiceTypeCode', '380')}${cbc('DocumentCurrencyCode', 'HKD')}
      ${party('AccountingSupplierParty', 'Dover Fulfilment Limited')}
      ${party('AccountingCustomerParty', 'Golden Bauhinia Trading Limited')}
      <cac:LegalMonetaryTotal>${amount('LineExtensionAmount')}${amount('TaxExclusiveAmount')}${amount('TaxInclusiveAmount')}${amount('PayableAmount')}</cac:LegalMonetaryTotal>
      <cac:InvoiceLine>${cbc('ID', '1')}${cbc('InvoicedQuantity', '1')}${amount('LineExtensionAmount')}
      <cac:Item>${cbc('Name', `Delivery ${run}`)}</cac:Item><cac:Price>${amount('PriceAmount')}</cac:Price></cac:InvoiceLine></Invoice>`,
  );
}
