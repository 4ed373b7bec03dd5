import { expect, type Page } from '@playwright/test';
import { chooseOption } from '../choose.ts';
import type { words } from '../words.ts';

type Words = ReturnType<typeof words>;

/** What a browser test does with one of the reports. */
export interface ReportCase {
  name: string;
  /** The parameters it is opened with. */
  query: string;
  /** A figure that the report then shows. */
  figure: string;
  /** Changes a parameter as a person does. */
  change: (page: Page, t: Words) => Promise<void>;
  /** The address afterwards, and a figure that only the changed report has. */
  changed: { address: RegExp; figure: string };
  /** From a figure of the report to the journal entry behind it. */
  drill: (page: Page) => Promise<void>;
  /** What the entry came from: the page of a document, or the invoice. */
  source: 'document' | 'invoice';
}

/** The bill made from one of the demo's documents: two lines of one account. */
export const bill = { number: 'SKY-3391', total: '3,636.00', line: '1,860.00' };

async function choose(page: Page, label: string, option: string): Promise<void> {
  await chooseOption(page.getByRole('combobox', { name: label, exact: true }), option);
  await page.keyboard.press('Escape');
}

async function find(page: Page, label: string, typed: string, option: string | RegExp = typed): Promise<void> {
  await chooseOption(page.getByRole('combobox', { name: label, exact: true }), option, typed);
  await page.keyboard.press('Escape');
}

async function more(page: Page, t: Words, act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: t('reports', 'more') }).click();
  await act();
  await page.keyboard.press('Escape');
}

const figureLink = (page: Page, figure: string) => page.locator('.sheet-table').getByRole('link', { name: figure });

/** The figure of an account to its postings, and the bill's figure among them to the entry. */
async function drillAccount(page: Page, code: string, figure: string): Promise<void> {
  await page.locator('.sheet-table tr').filter({ hasText: code }).getByRole('link', { name: figure }).first().click();
  await expect(page).toHaveURL(/\/reports\/account-transaction\?/);
  await drillLine(page, code === '2100' ? bill.total : bill.line);
}

async function drillLine(page: Page, figure = bill.line): Promise<void> {
  await figureLink(page, figure).first().click();
  await expect(page).toHaveURL(/\/journal-entry\//);
}

const days = 'from=2026-05-01&to=2026-05-31';

export const reportCases: readonly ReportCase[] = [
  {
    name: 'balance-sheet',
    query: 'as_at=2026-05-31&columns=code',
    figure: '67,279.11',
    change: (page, t) => choose(page, t('reports', 'param.compare'), t('reports', 'choice.compareDay.previous_year')),
    changed: { address: /compare=previous_year/, figure: '227,680.30' },
    drill: (page) => drillAccount(page, '2100', '67,279.11'),
    source: 'document',
  },
  {
    name: 'profit-loss',
    query: 'from=2026-04-01&to=2026-05-31&columns=code',
    figure: bill.total,
    change: (page, t) => more(page, t, () => choose(page, t('reports', 'param.by'), t('reports', 'choice.by.month'))),
    changed: { address: /by=month/, figure: bill.total },
    drill: (page) => drillAccount(page, '6140', bill.total),
    source: 'document',
  },
  {
    name: 'cash-flow',
    query: `${days}&columns=code`,
    figure: bill.total,
    change: (page, t) => more(page, t, () => choose(page, t('reports', 'param.by'), t('reports', 'choice.by.month'))),
    changed: { address: /by=month/, figure: bill.total },
    drill: (page) => drillAccount(page, '2100', bill.total),
    source: 'document',
  },
  {
    name: 'trial-balance',
    query: 'as_at=2026-05-31',
    figure: bill.total,
    change: (page, t) => choose(page, t('reports', 'param.form'), t('reports', 'choice.form.movement')),
    changed: { address: /form=movement/, figure: '65,266.85' },
    drill: (page) => drillAccount(page, '6140', bill.total),
    source: 'document',
  },
  {
    name: 'general-ledger',
    query: days,
    figure: bill.total,
    change: (page, t) => find(page, t('reports', 'param.account'), '6140'),
    changed: { address: /account=6140/, figure: bill.total },
    drill: (page) => drillLine(page),
    source: 'document',
  },
  {
    name: 'journal-report',
    query: days,
    figure: bill.total,
    change: (page, t) => find(page, t('reports', 'param.kind'), t('reports', 'kind.purchase_bill')),
    changed: { address: /kind=purchase_bill/, figure: bill.total },
    drill: (page) => drillLine(page),
    source: 'document',
  },
  {
    name: 'transaction-detail',
    query: `${days}&open=all`,
    figure: bill.total,
    change: (page, t) => find(page, t('reports', 'param.kind'), t('reports', 'kind.purchase_bill')),
    changed: { address: /kind=purchase_bill/, figure: bill.total },
    drill: (page) => drillLine(page, bill.total),
    source: 'document',
  },
  {
    name: 'account-transaction',
    query: `account=6140&${days}`,
    figure: bill.total,
    change: (page, t) => find(page, t('reports', 'param.account'), '2100'),
    changed: { address: /account=6140%2C2100/, figure: bill.total },
    drill: (page) => drillLine(page),
    source: 'document',
  },
  {
    name: 'aged-receivable',
    query: 'as_at=2026-03-31&open=all',
    figure: '23,100.00',
    change: (page, t) => choose(page, t('reports', 'param.age_by'), t('reports', 'choice.age_by.invoice_date')),
    changed: { address: /age_by=invoice_date/, figure: '100,683.11' },
    drill: async (page) => {
      await figureLink(page, '31,200.00').first().click();
      await expect(page).toHaveURL(/\/reports\/account-transaction\?.*contact=/);
      await figureLink(page, '96,200.00').first().click();
      await expect(page).toHaveURL(/\/journal-entry\//);
    },
    source: 'invoice',
  },
  {
    name: 'aged-payable',
    query: 'as_at=2026-05-31&open=all',
    figure: bill.total,
    change: (page, t) => find(page, t('reports', 'param.contact'), 'Skyline', /Skyline|天際/),
    changed: { address: /contact=/, figure: bill.total },
    drill: async (page) => {
      await figureLink(page, bill.total).first().click();
      await expect(page).toHaveURL(/\/reports\/account-transaction\?.*contact=/);
      await drillLine(page, bill.total);
    },
    source: 'document',
  },
];
