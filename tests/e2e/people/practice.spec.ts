import { manyPagesPdf } from '@folio/sample-documents';
import { expect, type Page, test } from '@playwright/test';
import {
  Client,
  createSampleCompany,
  dataOf,
  password,
  sampleCompany,
  signedInClient,
  signIn,
} from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { mailedLink, openLink } from '../documents/question-mails.ts';
import { enterAs, speak } from '../person.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});
const t = words('en-US');
const practiceName = 'Stone Quay CPA Limited';
const ownerEmail = 'owner@example.com';
const clientEmail = 'boss@golden.example';
const paper = 'brought-by-practice.pdf';

async function signUpPractice(): Promise<Client> {
  const client = new Client(server.url);
  const email = 'wingsze@stonequay.example';
  await client.get('/fortify/csrf');
  const practice = { practice_name: practiceName, pc_number: 'M0417', phone: '2345 6700', address: 'Sheung Wan' };
  const person = { name: 'Kwok Wing Sze', email, password, password_confirmation: password };
  dataOf(await client.post('/fortify/register', { ...person, account_type: 'practice', ...practice }));
  await signIn(client, server.folder, email);
  return client;
}

/** A person of a practice without a company of their own begins with its clients. */
async function enterPractice(page: Page, client: Client): Promise<void> {
  await page.context().addCookies(client.cookies());
  await page.goto(client.url);
  await expect(page).toHaveURL(/\/practice$/);
}

async function upload(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: t('shell', 'upload') })
    .first()
    .click();
  const { bytes } = await manyPagesPdf(1);
  const file = { name: paper, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('dialog').getByText(paper).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(t('upload', 'step.needs_review'))).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('questions', 'ask.button') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(paper);
  await dialog.getByLabel(t('questions', 'ask.text'), { exact: true }).fill('What is this paper for?');
  await dialog.getByLabel(t('questions', 'ask.email')).fill(clientEmail);
  await dialog.getByText('English', { exact: true }).click();
  await dialog.getByRole('button', { name: t('questions', 'ask.send'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a practice applies, is let in, works in the books it sees the name of, and is out when the owner says so', async ({
  page,
  browser,
}) => {
  const owner = await signedInClient(server.url, server.folder, ownerEmail);
  const office = await signUpPractice();
  const ownerPage = await (await browser.newContext()).newPage();
  await speak(page, 'en-US');
  await speak(ownerPage, 'en-US');
  const bar = page.getByRole('complementary', { name: t('shell', 'viewAs.label') });
  const client = page.locator('tr[data-list-row]').filter({ hasText: sampleCompany.name });

  await test.step('a person opens the books of a company', async () => {
    await createSampleCompany(owner);
    await enterAs(ownerPage, owner);
  });

  await test.step('the practice applies by the number, which is all it sees', async () => {
    await enterPractice(page, office);
    await page.getByRole('link', { name: t('practice', 'nav.requests'), exact: true }).click();
    await page.getByRole('button', { name: t('practice', 'apply.open') }).click();
    await page.getByRole('textbox', { name: t('practice', 'apply.number') }).fill('12345678');
    await page.getByRole('button', { name: t('practice', 'apply.send'), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: '12345678' })).toContainText(t('access', 'state.pending'));
    await expect(page.getByText(sampleCompany.name)).toHaveCount(0);
  });

  const request = ownerPage.getByRole('row').filter({ hasText: practiceName });
  await test.step('the owner lets it in with a level', async () => {
    await ownerPage.goto(`${server.url}/settings/explore/access-management`);
    await request.getByRole('button', { name: t('access', 'act.accept') }).click();
    const dialog = ownerPage.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(`^${t('shell', 'role.adviser')}`) }).click();
    await dialog.getByRole('button', { name: t('access', 'act.accept') }).click();
    await expect(request).toContainText(t('access', 'state.accepted'));
    const inMenu = ownerPage.getByRole('navigation').getByRole('link', { name: t('shell', 'menu.explorePractices') });
    await expect(inMenu.first()).not.toContainText('1');
  });

  await test.step('the practice enters with the keyboard, uploads, and asks the client about the paper', async () => {
    await page.getByRole('link', { name: t('practice', 'nav.clients'), exact: true }).click();
    await client.focus();
    await page.keyboard.press('Enter');
    await expect(bar).toContainText(sampleCompany.name);
    await expect(bar).toContainText(practiceName);
    await upload(page);
    await page.goto(`${server.url}/document`);
    await page.getByText(paper).first().click();
    await ask(page);
  });

  await test.step('the client answers by the link, on a phone and without an account', async () => {
    const visitor = await openLink(browser, await mailedLink(server, clientEmail));
    const card = visitor.getByRole('article');
    await expect(card).toContainText(t('public-questions', 'asker', { name: 'Kwok Wing Sze', practice: practiceName }));
    await visitor.getByLabel(t('public-questions', 'name')).fill('Ms Wong');
    await card.getByLabel(t('public-questions', 'words')).fill('The rent of May');
    await card.getByRole('button', { name: t('public-questions', 'send') }).click();
    await expect(card).toContainText(t('public-questions', 'answered'));
  });

  await test.step('the practice reads the answer, and goes home by one key', async () => {
    await page.getByRole('link', { name: new RegExp(`^${t('shell', 'menu.questions')}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('questions', 'state.answered')}`) }).click();
    await page.getByRole('row', { name: /The rent of May/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Ms Wong');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Alt+KeyH');
    await expect(page).toHaveURL(/\/practice$/);
    await expect(bar).toHaveCount(0);
  });

  await test.step('the owner revokes, and the open tab is out at the next step', async () => {
    await client.click();
    await expect(bar).toContainText(sampleCompany.name);
    await request.getByRole('button', { name: t('access', 'act.revoke') }).click();
    await ownerPage
      .getByRole('dialog')
      .getByRole('button', { name: t('access', 'act.revoke') })
      .click();
    await expect(request).toContainText(t('access', 'state.revoked'));
    await page.getByRole('link', { name: t('shell', 'menu.sales'), exact: true }).click();
    const company = { company: sampleCompany.name };
    await expect(page.getByText(t('shell', 'accessEnded.title', company))).toBeVisible();
    await page.getByRole('button', { name: t('shell', 'accessEnded.toPractice') }).click();
    await expect(page).toHaveURL(/\/practice$/);
    await expect(page.getByText(t('practice', 'noClients'))).toBeVisible();
  });

  await test.step('the company’s trail says who was there, and for whom', async () => {
    const { data } = (await owner.get('/api/company?limit=1')).body as { data: { id: string }[] };
    const trail = await owner.get(`/api/company/${data[0]?.id}/audit-log?limit=50`);
    const rows = dataOf<{ action: string; by: string; practice: { name: string } | null }[]>(trail);
    const entered = rows.find(({ action }) => action === 'view_as_started');
    expect(entered).toMatchObject({ by: 'Kwok Wing Sze', practice: { name: practiceName } });
  });
});
