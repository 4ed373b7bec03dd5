import { reportMeta, reportSheet } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { engines } from '../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../test/lantern.ts';
import { type SignedIn, signIn } from '../../../../test/signed-in.ts';
import { checkPdfRows, MAX_PDF_ROWS } from './export/pdf.ts';
import { reportRoutes } from './index.ts';

const YEAR = 'from=2025-04-01&to=2026-03-31';
const REPORTS = [
  ['balance-sheet', 'as_at=2026-03-31'],
  ['profit-loss', YEAR],
  ['trial-balance', 'as_at=2026-03-31'],
  ['general-ledger', YEAR],
  ['journal-report', YEAR],
  ['transaction-detail', YEAR],
  ['account-transaction', `${YEAR}&account=1010`],
  ['aged-receivable', 'as_at=2026-03-31'],
  ['aged-payable', 'as_at=2026-03-31'],
] as const;

describe.each(engines)('the calls of reports, on %s', (engine) => {
  let lantern: Lantern;
  let signedIn: SignedIn;
  beforeAll(async () => {
    lantern = await openLantern(engine);
    signedIn = await signIn(lantern.database, lantern.userId, reportRoutes);
  });
  afterAll(async () => {
    await signedIn?.close();
    await lantern?.database.close();
  });

  const get = async (path: string, language?: string) => {
    const answer = await signedIn.get(`/api/company/${lantern.companyId}/report/${path}`, language);
    return { ...answer, json: () => JSON.parse(answer.body.toString('utf8')) };
  };

  it.each(REPORTS)('%s answers the sheet of the contract', async (name, query) => {
    const answer = await get(`${name}?${query}`, 'zh-HK');
    expect(answer.status).toBe(200);
    const { data, meta } = answer.json();
    expect(reportSheet.parse(data)).toEqual(data);
    expect(reportMeta.parse(meta)).toEqual(meta);
    expect(data).toMatchObject({ report: name, company: '海燈貿易有限公司', base_currency: 'HKD' });
  });

  it.each([
    ['profit-loss?from=2026-04-31&to=2026-05-31', 'from', 'Enter a valid date'],
    ['profit-loss?from=1899-12-31&to=2026-05-31', 'from', 'Enter a date between 1900 and 2199'],
    ['profit-loss?from=2026-04-01&to=2026-03-31', 'to', 'The start date must not be after the end date'],
    ['profit-loss?to=2026-03-31', 'from', 'Please fill this in'],
    [`profit-loss?from=1980-01-01&to=2060-12-31&by=month`, 'by', 'At most 120 columns fit next to each other.'],
    [`account-transaction?${YEAR}&account=9999`, 'account', 'Account 9999 does not exist.'],
    [`general-ledger?${YEAR}&contact=nobody`, 'contact.0', 'This value is not valid'],
    ['aged-payable?as_at=2026-03-31&period_count=1', 'period_count', 'This value is not valid'],
    ['trial-balance?as_at=2026-03-31&known_on=yesterday', 'known_on', 'This value is not valid'],
    ['trial-balance/export?as_at=2026-03-31&format=doc', 'format', 'This value is not valid'],
    ['trial-balance/export?format=csv', 'as_at', 'Please fill this in'],
  ])('%s is refused by a sentence', async (path, field, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(422);
    expect(answer.json().errors[field]?.[0]).toContain(words);
  });

  it('refuses in the language of the caller', async () => {
    const answer = await get('profit-loss?from=2026-04-01&to=2026-03-31', 'zh-Hant');
    expect(answer.json().message).toBe('開始日期不可遲於結束日期');
  });

  it.each([
    ['csv', 'text/csv; charset=utf-8', '\uFEFF'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['pdf', 'application/pdf', '%PDF'],
  ])('exports %s under a name of report and day', async (format, type, start) => {
    const answer = await get(`general-ledger/export?format=${format}&${YEAR}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="folio-general-ledger-2026-03-31.${format}"`,
    );
    expect(answer.body.toString('utf8').startsWith(start)).toBe(true);
  });

  it('answer 404 for an unknown report and for another company', async () => {
    expect((await get('no-such-report/export?format=csv')).status).toBe(404);
    const other = await openTestBooks(lantern.database);
    const answer = await signedIn.get(`/api/company/${other.companyId}/report/trial-balance?as_at=2026-03-31`);
    expect(answer.status).toBe(404);
  });

  it('show what changed since an instant', async () => {
    const answer = await get('changes?known_on=2026-04-01T00:00:00Z&to=2026-03-31&limit=2');
    expect(answer.json()).toMatchObject({ code: 0, data: { base_currency: 'HKD' }, meta: { page: 1, limit: 2 } });
  });
});

it('a PDF of more rows than anybody prints is refused, and XLSX offered', () => {
  expect(() => checkPdfRows(MAX_PDF_ROWS)).not.toThrow();
  expect(() => checkPdfRows(MAX_PDF_ROWS + 1)).toThrow(
    expect.objectContaining({ word: 'report_too_long_for_pdf', values: { max: '20,000' } }),
  );
});
