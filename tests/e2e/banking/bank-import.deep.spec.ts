import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { type Language, shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

/** A bank's export as banks make it: words above the table, semicolons, a decimal comma, money spent without a sign. */
const ODD = [
  'Account activity;;;',
  'Printed 30.04.2026;;;',
  'Booked;What for;Money moved;Left',
  '03.04.2026;MTR CORP;12,50;987,50',
  '10.04.2026;Transfer BLUE HARBOUR RETAIL;-300,00;1.287,50',
  '31.02.2026;A day that is none;5,00;1.282,50',
].join('\n');

/** The same account by another export, in Big5 and Chinese: 03/04 and 10/04 again, and 20/04. */
const BIG5 = Buffer.from(
  'pOm0wSy6S61uLKTkpVgspnOkSiy1sr5sCjIwMjYvMDQvMDMstOTFS6S9pXEsMTIuNTAsLDk4Ny41MAoyMDI2LzA0LzEwLMLFtOS5c7DiwuC94ywsMzAwLjAwLDEyODcuNTAKMjAyNi8wNC8yMCykpLXYuXGkTywxNDAuMDAsLDExNDcuNTAK',
  'base64',
);

const OFX = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'ENCODING:USASCII',
  'CHARSET:1252',
  '',
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>012<ACCTID>8887776665<ACCTTYPE>CHECKING</BANKACCTFROM>',
  '<BANKTRANLIST><DTSTART>20260401<DTEND>20260430',
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260403<TRNAMT>-25.00<FITID>1<NAME>HOSTING</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260409<TRNAMT>125.50<FITID>2<NAME>CLIENT LLC</STMTTRN>',
  '</BANKTRANLIST><LEDGERBAL><BALAMT>600.50<DTASOF>20260430</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
].join('\n');

/** Looks for what keeps somebody out, and for what is pushed off the side; keeps a picture. */
async function look(page: Page, language: Language, name: string): Promise<void> {
  const folder = join('test-results', 'bank-import', language);
  mkdirSync(folder, { recursive: true });
  // The drawer no longer moves, and no list of choices covers it.
  await expect(page.locator('.ant-drawer-content-wrapper')).not.toHaveClass(/motion/);
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await page.screenshot({ path: join(folder, `${name}-${page.viewportSize()?.width}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${name} is ${overflow} px too wide`).toBe(`${name} is 0 px too wide`);
}

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  1,
)) {
  test(`bank data files are imported, read as the user sets, and never twice, ${language}, ${width} px`, async ({
    page,
  }) => {
    const t = words(language);
    const say = (key: string, values: Record<string, string> = {}) => t('bank-import', key, values);
    const counted = (key: string, count: number) =>
      say(language === 'en-US' ? `${key}_${count === 1 ? 'one' : 'other'}` : key, { count: String(count) });
    await page.setViewportSize({ width, height: 900 });
    await signedInWithCompany(page, server, language, `bank-${language.toLowerCase()}@folio.example`);
    await page.goto(`${server.url}/bank-statement`);

    const open = async () => {
      await page
        .getByRole('button', { name: t('bank-statement', 'import') })
        .first()
        .click();
      await expect(page.getByText(say('drop.words'))).toBeVisible();
    };
    const drawer = page.locator('.bank-import');
    const choose = (name: string, buffer: Buffer) =>
      drawer.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
    const pick = async (label: string, option: string) => {
      const list = page.locator('.ant-select-dropdown:visible');
      await expect(list).toHaveCount(0);
      await drawer.getByLabel(label, { exact: true }).click();
      await list.getByTitle(option, { exact: true }).click();
      await expect(list).toHaveCount(0);
    };
    const confirm = async (lines: number) => {
      const button = drawer.getByRole('button', { name: counted('confirm', lines) });
      await expect(button).toBeEnabled();
      await button.click();
      await expect(page.getByText(counted('done', lines))).toBeVisible();
      await expect(drawer).toHaveCount(0);
    };

    await open();
    await look(page, language, '1-drop');
    await choose('odd.csv', Buffer.from(ODD));
    const mapped = drawer.getByRole('region', { name: say('map.title') });
    await expect(mapped).toBeVisible();
    // What was guessed is corrected by a person, and read again at once.
    await pick(say('map.holds', { column: 'Left' }), say('role.ignore'));
    await expect(drawer.getByText(say('balance.unknown'))).toBeVisible();
    await drawer.getByLabel(say('balance.opening'), { exact: true }).fill('1000');
    await pick(say('map.sign'), say('map.positive.received'));
    await expect(drawer.locator('.bank-closing').getByText('712.50')).toBeVisible();
    await pick(say('map.sign'), say('map.positive.spent'));
    await expect(drawer.getByText(say('proof.compare'))).toBeVisible();
    await pick(say('map.holds', { column: 'Left' }), say('role.balance'));
    await expect(drawer.getByText(say('proof.holds'))).toBeVisible();
    await expect(drawer.getByText('31.02.2026').first()).toBeVisible();
    const lines = drawer.getByRole('region', { name: say('lines.title'), exact: true });
    await expect(lines.getByText('1,287.50')).toBeVisible();
    await expect(drawer.locator('.bank-closing').getByText('1,287.50')).toBeVisible();
    await look(page, language, '2-mapped');
    await expect(drawer.getByRole('button', { name: counted('confirm', 2) })).toBeDisabled();
    await drawer.getByLabel(say('problem.skip')).check();
    await confirm(2);
    await expect(page.getByText('MTR CORP').first()).toBeVisible();

    await open();
    await choose('big5.csv', BIG5);
    await expect(drawer.getByText('中華電力').first()).toBeVisible();
    await expect(drawer.getByText(say('lines.known'), { exact: true })).toHaveCount(2);
    await expect(drawer.locator('.bank-closing').getByText('1,147.50')).toBeVisible();
    await look(page, language, '3-known');
    await confirm(1);

    await open();
    await choose('big5 again.csv', BIG5);
    await expect(drawer.getByText(say('earlier.same'))).toBeVisible();
    await look(page, language, '4-again');
    await drawer
      .getByRole('button', { name: t('common', 'close') })
      .last()
      .click();
    await expect(drawer).toHaveCount(0);

    await open();
    await choose('april.ofx', Buffer.from(OFX));
    await expect(drawer.getByText('CLIENT LLC').first()).toBeVisible();
    await drawer.getByLabel(say('opening.rate')).fill('7.8');
    await look(page, language, '5-ofx');
    await confirm(2);
    await expect(page.getByText('HOSTING').first()).toBeVisible();

    // The upload of documents leads here with the file; what was looked at and left is found here again, and waits for no review.
    await page
      .getByRole('button', { name: t('upload', 'title'), exact: true })
      .last()
      .click();
    await page
      .locator('.upload-dialog input[type=file]')
      .first()
      .setInputFiles({
        name: 'left.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(ODD.replaceAll('04.2026', '05.2026')),
      });
    await page.getByRole('link', { name: t('upload', 'data.continue.bank') }).click();
    await expect(drawer.getByRole('region', { name: say('map.title') })).toBeVisible();
    await drawer
      .getByRole('button', { name: t('common', 'close') })
      .first()
      .click();
    await expect(drawer).toHaveCount(0);
    await open();
    await expect(drawer.getByText('left.csv')).toBeVisible();
    await look(page, language, '6-left');
    await drawer.getByRole('button', { name: say('left.continueWith', { name: 'left.csv' }) }).click();
    await expect(drawer.getByRole('region', { name: say('map.title') })).toBeVisible();
    await drawer
      .getByRole('button', { name: t('common', 'close') })
      .first()
      .click();
    await expect(drawer).toHaveCount(0);
    await open();
    await drawer.getByRole('button', { name: say('left.discardOf', { name: 'left.csv' }) }).click();
    await expect(drawer.getByText('left.csv')).toHaveCount(0);
  });
}
