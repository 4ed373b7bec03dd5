import type { Filing, FilingPartner, FilingProfile } from '@folio/contract';
import { readFiling, TAX_ELEMENTS } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../test/lantern.ts';
import { taxonomyPackage } from '../../../../test/taxonomy-package.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { decideAdjustment } from '../profits-tax/adjust.ts';
import { approveComputation, reopenComputation } from '../profits-tax/approve.ts';
import { createComputation, getComputation, saveProfile as saveTaxProfile } from '../profits-tax/keep-computation.ts';
import { finaliseAccounts, saveAccounts } from '../statutory-accounts/keep-accounts.ts';
import { readAccounts } from '../statutory-accounts/view.ts';
import { exportFiling } from './export-filing.ts';
import { freezeFiling, saveAnswers, saveProfile } from './keep-filing.ts';
import { savePartners } from './keep-partners.ts';
import { writeTaxonomy } from './store.ts';
import taxonomyTask from './taxonomy-task.ts';
import { listElements, readFilingView } from './view.ts';

const YEAR = '2025/26';
const END = '2026-03-31';

async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof DomainError ? [error.word, ...error.faults.map(({ word }) => word)].join(' ') : String(error),
  );
}

describe.each(engines)('the filing of a year on %s', (engine) => {
  let lantern: Lantern;
  const call = (language: Language = 'en-US') => ({
    userId: lantern.userId,
    now: new Date('2026-05-04T04:00:00Z'),
    today: '2026-05-04',
    language,
  });
  const run = <T>(work: (tx: CompanyTransaction) => Promise<T>) => inCompany(lantern.database, lantern.companyId, work);
  const read = (language?: Language) => run((tx) => readFilingView(tx, call(language), YEAR));
  const profile = (over: Partial<FilingProfile>) =>
    run(async (tx) => {
      const before = (await readFilingView(tx, call())).profile;
      return saveProfile(tx, call(), { ...before, ...over });
    });
  const answer = (answers: { element: string; value: string }[]) =>
    run(async (tx) => {
      const { current } = await readFilingView(tx, call(), YEAR);
      return saveAnswers(tx, call(), { year: YEAR, version: current?.answers_version ?? 0, answers });
    });
  const partner: FilingPartner = {
    name: 'Lam Hoi Yan',
    identifier: 'A1234567',
    share: '100',
    precedent: false,
    personal_assessment: false,
    entered_on: null,
    left_on: null,
    mpf: '0',
    allocation: null,
  };
  const partners = (list: FilingPartner[]) =>
    run(async (tx) => {
      const { current } = await readFilingView(tx, call(), YEAR);
      return savePartners(tx, call(), { year: YEAR, version: current?.partners?.version ?? 0, partners: list });
    });
  const freeze = (hash: string) => run((tx) => freezeFiling(tx, call(), { year: YEAR, hash }));
  const file = (kind: 'computation' | 'accounts' | 'sheet', number?: number) =>
    run((tx) => exportFiling(tx, call(), { year: YEAR, file: kind, number }));
  const codes = ({ current }: Filing) => (current?.findings ?? []).map(({ code }) => code);
  const valueIn = ({ current }: Filing, element: string) =>
    current?.items.find((item) => item.element === element)?.value;

  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(() => lantern?.database.close());

  it('begins with a tax computation', async () => {
    expect(await read()).toMatchObject({ years: [], current: null, taxonomy: null, profile: { version: 0 } });
    const basis = { year_of_assessment: YEAR, basis_from: '2025-04-01', basis_to: END };
    await run((tx) => createComputation(tx, call(), basis));
    const filing = await read();
    expect(filing.current).toMatchObject({ year: YEAR, form: 'BIR51', tagged: false, accounts_final: false });
    expect(codes(filing)).toEqual(
      expect.arrayContaining(['FOLIO-COMPUTATION', 'FOLIO-ACCOUNTS', 'FOLIO-PACKAGE', 'NVAD-E-0050', 'NVAD-E-0170']),
    );
  });

  it('says each finding in the language of the reader, with the place to correct it', async () => {
    const found = (await read()).current?.findings.find(({ code }) => code === 'NVAD-E-0170');
    expect(found).toMatchObject({ message: expect.stringContaining('six digits'), place: '#filing-facts' });
    const chinese = (await read('zh-Hant')).current?.findings ?? [];
    expect(chinese.find(({ element }) => element === 'AdvanceRuling')).toMatchObject({
      message: '欠缺事先裁定。此項必須填報，請輸入。',
      place: '#filing-answers',
    });
    expect(chinese.every(({ message }) => /[\u4e00-\u9fff]/.test(message))).toBe(true);
  });

  it('states the figures of the accounts and the computation', async () => {
    const filing = await read();
    const accounts = await run((tx) => readAccounts(tx, call(), END));
    const shown = (id: string) =>
      accounts.book.statements.flatMap(({ rows }) => rows).find((row) => row.id === id)?.figures[0]?.shown;
    expect(valueIn(filing, 'ProfitLossBeforeTax')).toBe(shown('profit_before_tax'));
    expect(valueIn(filing, 'Turnover')).toBe(shown('revenue'));
    expect(valueIn(filing, 'ClosingInventories')).toBe('143250');
    expect(filing.accounts.filter(({ proposed }) => proposed).length).toBeGreaterThan(2);
  });

  it('rejects answers that an item cannot have, and keeps the others', async () => {
    const wrong = [
      { element: 'StaffSalaries', value: '1.50' },
      { element: 'AdvanceRuling', value: 'maybe' },
      { element: 'ProfitLossBeforeTax', value: '1' },
      { element: 'Turnover', value: '1'.repeat(15) },
    ];
    expect(await refusalOf(answer(wrong))).toContain(
      'filing_amount_whole filing_answer_yes_no filing_unknown_element filing_amount_whole',
    );
    const open = (await read()).current?.items.filter((item) => item.mandatory && item.open && item.computed === null);
    const filing = await answer(
      (open ?? []).map(({ element, kind }) => ({ element, value: kind === 'flag' ? 'false' : '0' })),
    );
    expect(filing.current?.answers_version).toBe(1);
    expect(await refusalOf(run((tx) => saveAnswers(tx, call(), { year: YEAR, version: 0, answers: [] })))).toBe(
      'stale_version',
    );
  });

  it('rejects elements and accounts that do not exist', async () => {
    expect(await refusalOf(profile({ accounts: [{ code: '0', element: 'Turnover' }] }))).toContain(
      'unknown_account filing_unknown_element',
    );
    expect(codes(await read())).toContain('FOLIO-PROPOSED');
    const seen = (await read()).accounts.filter(({ proposed }) => proposed);
    const accounts = seen.map(({ code, element }) => ({ code, element }));
    expect((await profile({ hksic: '469000', accounts })).profile).toMatchObject({ hksic: '469000', version: 1 });
  });

  it('is not frozen while a fault is open', async () => {
    const { current } = await read();
    expect(await refusalOf(freeze(current?.hash ?? ''))).toBe('filing_not_ready');
  });

  it('has no faults once everything is entered, approved and final', async () => {
    await run(async (tx) => {
      const tax = { file_number: '22/12345678', entity: 'corporation', lower_tier: true } as const;
      await saveTaxProfile(tx, call(), { ...tax, commenced_on: '2019-01-01', version: 0 });
    });
    await run(approveTax);
    await run(finalAccounts);
    const details = (await read()).current?.findings.filter(({ place }) => place === '#filing-answers') ?? [];
    await answer(details.map(({ element }) => ({ element: element ?? '', value: 'See the schedule' })));
    const { current } = await read();
    expect(current?.findings).toEqual([expect.objectContaining({ code: 'FOLIO-PACKAGE', level: 'warning' })]);
  });

  it('gives the data sheet and plain files without the taxonomy package', async () => {
    const sheet = await file('sheet');
    expect(sheet.name).toMatch(/sheet draft\.csv$/);
    expect(sheet.content).toContain('Total assets');
    expect(sheet.content).toContain('IRDFileNumber,2025-04-01 - 2026-03-31,22/12345678');
    expect((await file('computation')).content).not.toContain('ix:');
  });

  it('tags its files with the imported package, and they pass what they are checked for', async () => {
    const outcome = await taxonomyTask({ bytes: await taxonomyPackage() });
    if (outcome.kind !== 'read') throw new Error(outcome.kind);
    const made = { fileName: 'IRD.zip', sha256: 'x', userId: lantern.userId, importedAt: new Date() };
    await run((tx) => writeTaxonomy(tx, { ...outcome, ...made }));
    const filing = await read();
    expect(filing.current).toMatchObject({ tagged: true, findings: [] });
    expect((await run(listElements)).accounts).toContainEqual({
      element: 'Inventories',
      label: { en: 'Label of Inventories', zh: '標籤 Inventories' },
    });
    await profile({ rows: [{ row: 'inventories', element: 'Inventories' }] });
    expect(await refusalOf(profile({ rows: [{ row: 'inventories', element: 'Stock' }] }))).toContain(
      'filing_unknown_element',
    );
    const { facts, faults } = readFiling('accounts', (await file('accounts')).content);
    expect(faults).toEqual([]);
    expect(facts).toContainEqual(
      expect.objectContaining({ element: 'Inventories', value: '143250', context: { from: null, to: END } }),
    );
    const accounts = await run((tx) => readAccounts(tx, call(), END));
    const printed = new Map(accounts.book.statements.flatMap(({ rows }) => rows).map((row) => [row.id, row.figures]));
    const filed = (element: string) => facts.filter((fact) => fact.element === element).map(({ value }) => value);
    for (const [row, element] of [
      ['revenue', 'Revenue'],
      ['profit_before_tax', 'ProfitLossBeforeTax'],
      ['total_equity', 'Equity'],
      ['inventories', 'Inventories'],
    ] as const)
      expect(filed(element), element).toEqual(printed.get(row)?.map(({ shown }) => shown));
    expect(filed('Assets')).toEqual(filed('EquityAndLiabilities'));
    const computation = readFiling('computation', (await file('computation')).content);
    const mandatory = [...TAX_ELEMENTS.values()]
      .filter(({ isMandatory, forms }) => isMandatory && forms !== 'BIR52')
      .map(({ name }) => name);
    expect(computation.facts.map(({ element }) => element)).toEqual(expect.arrayContaining(mandatory));
  });

  it('is frozen once with its hash, and its files stay as they were', async () => {
    const hash = (await read()).current?.hash ?? '';
    expect(await refusalOf(freeze('0'.repeat(64)))).toBe('filing_changed');
    const { current } = await freeze(hash);
    expect(current?.frozen).toMatchObject([{ number: 1, hash, same: true }]);
    expect(await refusalOf(freeze(hash))).toBe('filing_frozen_already');
    const before = (await file('computation', 1)).content;
    expect(before).toBe((await file('computation')).content);
    await answer([{ element: 'StaffSalaries', value: '5' }]);
    expect((await read()).current?.frozen).toMatchObject([{ number: 1, same: false }]);
    expect((await file('computation', 1)).content).toBe(before);
    expect(await refusalOf(file('computation', 2))).toBe('not_found');
  });

  it('is never changed or deleted in the database', async () => {
    const change = run((tx) => tx.queries.updateTable('filing_pack').set({ content: 'x' }).execute());
    await expect(change).rejects.toThrow();
    const removal = run((tx) => tx.queries.deleteFrom('filing_pack').execute());
    await expect(removal).rejects.toThrow();
  });

  it('of a partnership states its partners, and tags them once the package says how', async () => {
    await run((tx) =>
      saveTaxProfile(tx, call(), {
        file_number: '22/12345678',
        entity: 'unincorporated',
        lower_tier: true,
        commenced_on: '2019-01-01',
        version: 1,
      }),
    );
    expect(codes(await read())).toContain('FOLIO-ENTITY');
    await run(approveAgain);
    const none = await read();
    expect(none.current).toMatchObject({ form: 'BIR52', tagged: true, partners: { version: 0, list: [] } });
    expect(codes(none)).toContain('NVAD-E-0050');
    await answer([
      { element: 'BIR52ProprietorPartnerEmoluments', value: 'false' },
      { element: 'BIR52PurchaseCBAIBA', value: 'false' },
      { element: 'MandatoryContributionsMadeForProprietorOrPartners', value: '18000' },
    ]);
    const saved = await partners([
      { ...partner, name: 'Lam Hoi Yan & Co. <燈>', share: '33.3333', precedent: true, mpf: '18000' },
      { ...partner, name: '陳大文', share: '66.6667' },
    ]);
    expect(codes(saved)).toEqual([]);
    const { allocations = [], total = '' } = saved.current?.partners ?? {};
    expect(allocations.reduce((sum, one) => sum + BigInt(one), 0n)).toBe(BigInt(total));
    expect(saved.current?.items.find(({ element }) => element.startsWith('Assessable'))?.value).toBe(total);
    const { facts, faults } = readFiling('computation', (await file('computation')).content);
    expect(faults).toEqual([]);
    const names = facts.filter(({ element }) => element === 'BIR52ProprietorPartnerFullName');
    expect(names.map(({ value, context }) => [context.partner, value])).toEqual([
      [1, 'Lam Hoi Yan & Co. <燈>'],
      [2, '陳大文'],
    ]);
    const { current } = await freeze(saved.current?.hash ?? '');
    const number = current?.frozen[0]?.number;
    expect((await file('computation', number)).content).toBe((await file('computation')).content);
    const sheet = (await file('sheet')).content;
    expect(sheet).not.toContain('PrivateCompany');
    expect(sheet).toContain('BIR52ProprietorPartnerProfitLossSharingRatio');
  });

  it('checks partners, and rejects days that contradict each other and an old version', async () => {
    const wrong = await partners([{ ...partner, share: '50', allocation: '5' }]);
    expect(codes(wrong)).toEqual(expect.arrayContaining(['NVAD-E-1260', 'NVAD-E-1280']));
    const finding = wrong.current?.findings.find(({ code }) => code === 'NVAD-E-1280');
    expect(finding).toMatchObject({ place: '#filing-partners', message: expect.stringContaining('50 %') });
    const days = { entered_on: '2025-12-01', left_on: '2025-11-30' };
    expect(await refusalOf(partners([{ ...partner, ...days }]))).toContain('filing_partner_days');
    const old = run((tx) => savePartners(tx, call(), { year: YEAR, version: 1, partners: [] }));
    expect(await refusalOf(old)).toBe('stale_version');
    const other = run((tx) => savePartners(tx, call(), { year: '2019/20', version: 0, partners: [] }));
    expect(await refusalOf(other)).toBe('not_found');
  });

  it('begins the next year with the partners that stayed, and has no tags without the dimension', async () => {
    const leaver = { ...partner, name: 'Peak Limited', identifier: '12345678', left_on: '2025-12-31', share: '10' };
    await partners([{ ...partner, share: '90', mpf: '5', allocation: '7' }, leaver]);
    const basis = { year_of_assessment: '2026/27', basis_from: '2026-04-01', basis_to: '2027-03-31' };
    await run((tx) => createComputation(tx, call(), basis));
    const next = await run((tx) => readFilingView(tx, call(), '2026/27'));
    expect(next.current?.partners).toMatchObject({
      version: 0,
      from_year: YEAR,
      list: [{ ...partner, share: '90', mpf: '0', allocation: null }],
    });
    await run((tx) => tx.queries.updateTable('filing_taxonomy').set({ partner_dimension: null }).execute());
    const untagged = await read();
    expect(untagged.current?.tagged).toBe(false);
    expect(codes(untagged)).toContain('FOLIO-PARTNERS');
  });

  /** Opens the approved computation again and approves it as the profile is now. */
  async function approveAgain(tx: CompanyTransaction): Promise<void> {
    const id = (await readFilingView(tx, call(), YEAR)).current?.computation.id ?? '';
    const { version } = await getComputation(tx, id);
    const { hash, version: next } = await reopenComputation(tx, call(), id, {
      version,
      reason: 'Another kind of business',
    });
    await approveComputation(tx, call(), id, { version: next, hash });
  }

  async function approveTax(tx: CompanyTransaction): Promise<void> {
    const id = (await readFilingView(tx, call(), YEAR)).current?.computation.id ?? '';
    let tax = await getComputation(tx, id);
    for (const { id: adjustment, kind, amount } of tax.adjustments) {
      const body = { version: tax.version, id: adjustment, kind, amount, state: 'accepted', reason: '' } as const;
      tax = await decideAdjustment(tx, call(), id, body);
    }
    await approveComputation(tx, call(), id, { version: tax.version, hash: tax.hash });
  }

  async function finalAccounts(tx: CompanyTransaction): Promise<void> {
    const { book, version, with_cash_flow, assignments } = await readAccounts(tx, call(), END);
    const facts = {
      ...book.facts,
      activity: 'trading in lanterns',
      auditor: 'Peak & Partners CPA Limited',
      directors: [{ name: 'Lam Hoi Yan', name_zh: '林海欣', change: '' }],
      approved_on: '2026-05-02',
    };
    const { from: start, to: end } = book.period;
    const body = { start, end, version, rounding: 'whole', with_cash_flow, facts, texts: [], assignments } as const;
    const saved = await saveAccounts(tx, call(), { ...body, texts: [], assignments: [...assignments] });
    await finaliseAccounts(tx, call(), { end, version: saved.version });
  }
});
