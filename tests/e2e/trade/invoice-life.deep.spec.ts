import { expect, type Page, test } from '@playwright/test';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { holdSession, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { bankAccount, postedDocument, writtenDraft } from './invoice-books.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const t = (key: string, values?: Record<string, string>) => words('en-US')('invoice-life', key, values);
const contact = 'Aurora Gifts Limited';

test('an invoice is paid in parts, over-paid, credited, given up and voided; page and list follow', async ({
  page,
}) => {
  const { client, companyId } = await booksFor(page, 'life@example.com');
  await bankAccount(client, companyId);
  await postedDocument(client, companyId, { number: 'INV-1', amount: '1000' });
  const second = await postedDocument(client, companyId, { number: 'INV-2', amount: '300' });
  await postedDocument(client, companyId, { number: 'INV-3', amount: '75' });
  const note = await postedDocument(client, companyId, { type: 'sales_credit_note', number: 'CN-1', amount: '80' });

  await test.step('in parts, undone from the toast, and more than is due', async () => {
    await page.goto(`${server.url}/sales?state=open`);
    await openRow(page, 'INV-1');
    await expectDue(page, '$1,000.00');
    await pay(page, '400', t('outcome.part', { open: '$600.00' }));
    await expectDue(page, '$600.00');
    await page
      .locator('.toasts')
      .getByRole('button', { name: words('en-US')('common', 'undo') })
      .click();
    await expectDue(page, '$1,000.00');
    await pay(page, '400', t('outcome.part', { open: '$600.00' }));
    await pay(page, '650', t('outcome.over', { excess: '$50.00', contact }));
    await expectDue(page, '$0.00');
    await expect(page.getByRole('region', { name: t('openCredits.title', { contact }) })).toContainText('$50.00');
  });

  await test.step('the list has kept its filter, and its counts are current', async () => {
    await page.locator('.view-back').click();
    await expect(page).toHaveURL(/\/sales\?state=open$/);
    await expect(tab(page, 'open')).toContainText('3');
    await expect(tab(page, 'paid')).toContainText('1');
    await expect(page.getByRole('row').filter({ hasText: 'INV-1' })).toHaveCount(0);
  });

  await test.step('the over-payment and a credit note are set against another invoice', async () => {
    await openRow(page, 'INV-2');
    await page
      .getByRole('button', { name: t('openCredits.apply') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Overpayment/ }).check();
    await dialog.getByRole('button', { name: t('credit.ok'), exact: true }).click();
    await expectDue(page, '$250.00');
    await page.goto(`${server.url}/invoice/${note.id}`);
    await page.getByRole('button', { name: t('action.applyOut') }).click();
    await dialog.getByRole('radio', { name: /INV-2/ }).check();
    await typeFigure(page, '#credit-amount', '30');
    await dialog.getByRole('button', { name: t('credit.ok'), exact: true }).click();
    await expectDue(page, '$50.00');
  });

  await test.step('what is left of the credit note is paid back', async () => {
    await page
      .getByRole('button', { name: t('action.refund.sales'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(t('refund.whole', { number: 'CN-1' }))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('refund.ok.sales') })
      .click();
    await expectDue(page, '$0.00');
  });

  await test.step('the rest of the invoice is written off, and the write-off is undone', async () => {
    await page.goto(`${server.url}/invoice/${second.id}`);
    await expectDue(page, '$220.00');
    await choose(page, t('action.badDebt'));
    await expect(page.getByRole('dialog').getByText(t('badDebt.lead', { contact }))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('badDebt.ok'), exact: true })
      .click();
    await expectDue(page, '$0.00');
    const given = page.getByRole('listitem').filter({ hasText: t('settlement.kind.bad_debt') });
    await given.getByRole('button', { name: t('settlement.undo') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('undo.ok'), exact: true })
      .click();
    await expectDue(page, '$220.00');
  });

  await test.step('an invoice nothing was paid of is voided with a reason', async () => {
    await page.goto(`${server.url}/sales`);
    await openRow(page, 'INV-3');
    await choose(page, t('action.void'));
    const confirm = page.getByRole('dialog').getByRole('button', { name: t('action.void'), exact: true });
    await expect(confirm).toBeDisabled();
    await page.getByLabel(t('void.reason')).fill('Sent to the wrong customer');
    await confirm.click();
    await expect(page.getByText(t('void.done', { number: 'INV-3' }))).toBeVisible();
    await page.locator('.view-back').click();
    await expect(tab(page, 'voided')).toContainText('1');
  });
});

test('a bill is paid by a director, and several documents are confirmed and paid at once', async ({ page }) => {
  const { client, companyId } = await booksFor(page, 'many@example.com');
  await bankAccount(client, companyId);
  const bill = await postedDocument(client, companyId, {
    type: 'purchase_bill',
    number: 'B-1',
    amount: '90',
    contact: 'Foshan Works',
  });
  await writtenDraft(client, companyId, { number: 'INV-7', amount: '100', due_date: '2026-02-01' });
  await writtenDraft(client, companyId, { number: 'INV-8', amount: '200', due_date: '2026-03-01' });

  await test.step('a director paid: the company owes the director', async () => {
    await page.goto(`${server.url}/invoice/${bill.id}`);
    await page.getByRole('button', { name: t('action.director') }).click();
    await expect(page.getByRole('dialog').getByText(t('pay.lead.director.purchases'))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('pay.ok.director.purchases'), exact: true })
      .click();
    await expectDue(page, '$0.00');
    await expect(page.getByText(t('settlement.kind.director'), { exact: true })).toBeVisible();
  });

  await test.step('drafts are marked by keyboard and confirmed together', async () => {
    await page.goto(`${server.url}/sales?state=draft`);
    await page.getByRole('row').filter({ hasText: 'INV-8' }).focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Confirm 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm 2' }).click();
    await expect(page.getByText('2 documents confirmed')).toBeVisible();
  });

  await test.step('one payment is spread over them, the oldest first', async () => {
    await page.goto(`${server.url}/sales?state=open`);
    await page.getByRole('checkbox', { name: t('mark.all') }).check();
    await page.getByRole('button', { name: 'Record payment of 2' }).click();
    const dialog = page.getByRole('dialog');
    await typeFigure(page, '#many-amount', '250');
    await expect(dialog.getByLabel(t('many.shareOf', { number: 'INV-7' }))).toHaveValue('100.00');
    await expect(dialog.getByLabel(t('many.shareOf', { number: 'INV-8' }))).toHaveValue('150.00');
    await dialog.getByRole('button', { name: t('many.ok.sales'), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'INV-7' })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'INV-8' })).toContainText('50.00');
  });

  await test.step('bills of several suppliers are paid at once, from an account that is typed, on their own day', async () => {
    const day = { issue_date: '2023-01-15', due_date: '2023-02-15' };
    for (const [number, supplier] of [
      ['B-2', 'Foshan Works'],
      ['B-3', 'Zhuhai Lamps'],
      ['B-4', 'Zhuhai Lamps'],
    ] as const)
      await postedDocument(client, companyId, {
        type: 'purchase_bill',
        number,
        amount: '40',
        contact: supplier,
        ...day,
      });
    await page.goto(`${server.url}/purchases?state=open`);
    await page.getByRole('checkbox', { name: t('mark.all') }).check();
    await page.getByRole('button', { name: 'Record payment of 3' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').filter({ hasText: 'Zhuhai Lamps' })).toContainText('B-');
    await expect(dialog.getByRole('row').filter({ hasText: t('batch.total', { currency: 'HKD' }) })).toContainText(
      '120.00',
    );
    await expect(dialog.getByLabel(t('pay.date.purchases'))).toHaveValue(/2023/);
    await dialog.getByLabel(t('batch.account.purchases', { currency: 'HKD' })).focus();
    await page.keyboard.type('2200');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.ant-select').filter({ hasText: '2200' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Record 2 payments' }).dblclick();
    await expect(page.locator('.toasts')).toContainText('HKD $120.00 paid from 2200');
    await expect(page.getByRole('row').filter({ hasText: 'B-2' })).toHaveCount(0);
  });

  await test.step('Enter chooses the marked contact; a new contact is a separate choice', async () => {
    await page.goto(`${server.url}/invoiceEditor?type=purchase_bill`);
    const field = page.getByLabel(words('en-US')('invoice-editor', 'field.vendor'), { exact: true });
    await field.focus();
    await page.keyboard.type('zhuhai');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Zhuhai Lamps');
    await field.fill('Zhu');
    await page.getByRole('option', { name: /Zhu/ }).last().waitFor({ state: 'attached' });
    await expect(page.getByText(words('en-US')('common', 'addContact', { name: 'Zhu' }))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('Zhu');
  });

  await test.step('the filtered list is saved as a file', async () => {
    await page.goto(`${server.url}/sales`);
    await page.getByRole('button', { name: t('export.label'), exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t('export.csv') }).click();
    expect((await saved).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
  });
});

/** A person signed in to a company of their own, in the browser and through the API. */
async function booksFor(page: Page, email: string) {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  await speak(page, 'en-US');
  await holdSession(page, client);
  return { client, companyId };
}

async function openRow(page: Page, number: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: number }).getByText(number, { exact: true }).click();
  await expect(page).toHaveURL(/\/invoice\//);
}

async function expectDue(page: Page, figure: string): Promise<void> {
  await expect(page.locator('.due-figure strong')).toHaveText(figure);
}

/** An amount field takes the whole figure when it gets the focus; what is typed replaces it. */
async function typeFigure(page: Page, field: string, figure: string): Promise<void> {
  await page.locator(field).click();
  await page.locator(field).press('ControlOrMeta+a');
  await page.keyboard.type(figure);
}

async function pay(page: Page, figure: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: t('action.pay.sales'), exact: true }).click();
  await typeFigure(page, '#pay-amount', figure);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(outcome)).toBeVisible();
  // A double click is one payment.
  await dialog.getByRole('button', { name: t('pay.ok.account.sales'), exact: true }).dblclick();
  await expect(dialog).toHaveCount(0);
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: t('action.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function tab(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${t(`tab.${name}`)}\\s*\\d+$`) });
}
