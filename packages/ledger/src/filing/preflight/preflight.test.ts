import { describe, expect, it } from 'vitest';
import { at } from '../../assert.ts';
import { FILING_FILES, type FilingFile, type FilingForm } from '../edition.ts';
import { openItems, sampleAccounts, sampleFiles, sampleInput, samplePack } from '../filing-sample.ts';
import { readFiling } from '../read-xhtml.ts';
import { preflight } from './preflight.ts';

const GOOD = sampleFiles();
type Files = Record<FilingFile, string>;

function found(files: Files, form: FilingForm = 'BIR51') {
  return preflight({ form, files: FILING_FILES.map((file) => readFiling(file, files[file])) });
}

const codes = (files: Files, form?: FilingForm) => found(files, form).map(({ code }) => code);

/** The tag of an item with its content. */
function tagOf(text: string, element: string): string {
  const match = new RegExp(`<(ix:non\\w+)[^>]* name="[\\w]+:${element}"[^>]*?(?:/>|>[^<]*</\\1>)`).exec(text);
  return at(match ?? [], 0);
}

function inTag(element: string, change: (tag: string) => string, file: FilingFile = 'computation'): Files {
  const text = GOOD[file];
  const tag = tagOf(text, element);
  expect(tag).not.toBe('');
  return { ...GOOD, [file]: text.replace(tag, () => change(tag)) };
}

const said = (element: string, value: string, file?: FilingFile) =>
  inTag(element, (tag) => tag.replace(/>[^<]*</, () => `>${value}<`), file);
const without = (element: string, file?: FilingFile) => inTag(element, () => '', file);
const answered = (element: string, yes: boolean) =>
  inTag(element, (tag) => tag.replace(/fixed-(?:true|false)/, `fixed-${yes}`));
/** Adds a tagged value after an item. */
const added = (tag: string, file: FilingFile = 'computation'): Files => ({
  ...GOOD,
  [file]: GOOD[file].replace('</tbody>', () => `<tr><td>${tag}</td></tr></tbody>`),
});
const CONTEXT = 'from-2025-04-01-to-2026-03-31';
const textItem = (element: string, value: string) =>
  `<ix:nonNumeric id="x1" name="ird_tc:${element}" contextRef="${CONTEXT}">${value}</ix:nonNumeric>`;
const amountItem = (element: string, value: string, prefix = 'ird_tc') =>
  `<ix:nonFraction id="x1" name="${prefix}:${element}" contextRef="${CONTEXT}" unitRef="HKD" decimals="INF" format="ixt:num-dot-decimal">${value}</ix:nonFraction>`;
const yesItem = (element: string) =>
  textItem(element, 'Yes').replace(' contextRef', ' format="ixt:fixed-true" contextRef');
const both = (one: Files, change: (text: string) => string): Files => ({
  ...one,
  computation: change(one.computation),
});
const LONG = 'Harbour '.repeat(16);
const OTHER =
  '<xbrli:context id="other"><xbrli:entity><xbrli:identifier scheme="http://www.ird.gov.hk">22/12345678</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2024-04-01</xbrli:startDate><xbrli:endDate>2025-03-31</xbrli:endDate></xbrli:period></xbrli:context>';
const withContext = (files: Files, context: string) =>
  both(files, (text) => text.replace('</ix:resources>', () => `${context}</ix:resources>`));

/** One changed file for each rule: what the rule finds in it, and nothing else unless said so. */
const CHANGES: readonly (readonly [code: string, files: Files, alsoFound?: readonly string[]])[] = [
  ['NVAD-E-0010', inTag('Turnover', (tag) => tag.replace('"INF"', '"0"'))],
  [
    'NVAD-E-0020',
    withContext(
      inTag('Turnover', (tag) => tag.replace(CONTEXT, 'other')),
      OTHER,
    ),
  ],
  [
    'NVAD-E-0021',
    withContext(
      inTag('ClosingInventories', (tag) => tag.replace(CONTEXT, 'other')),
      OTHER.replace(/<xbrli:startDate>.*<\/xbrli:endDate>/, '<xbrli:instant>2025-03-31</xbrli:instant>'),
    ),
  ],
  ['NVAD-E-0030', added(amountItem('Turnover', '1'))],
  ['NVAD-E-0050', without('Turnover')],
  ['NVAD-E-0060', added(amountItem('BIR52PurchaseCBAIBA', '1'))],
  ['NVAD-E-0080', said('CompanyName', LONG)],
  ['NVAD-E-0090', said('CompanyName', '燈'.repeat(121))],
  ['NVAD-E-0100', said('IRDFileNumber', '22-12345678')],
  ['NVAD-E-0100', said('YearOfAssessment', '2025/27')],
  ['NVAD-E-0110', inTag('BasisPeriodStartDate', (tag) => tag.replace('>2025-04-01<', '>2026-04-01<')), ['NVAD-E-0020']],
  ['NVAD-E-0120', said('YearOfAssessment', '2024/25')],
  ['NVAD-E-0130', answered('AccountingDateDifferentFromThatOfLastYear', true)],
  ['NVAD-E-0140', added(textItem('ReasonsForTheChangeOfAccountingDate', 'A new parent'))],
  ['NVAD-E-0150', said('AccountingPeriodEndDate', '2025-03-31')],
  ['NVAD-E-0170', without('HongKongStandardIndustrialClassificationCode')],
  ['NVAD-E-0180', said('HongKongStandardIndustrialClassificationCode', '4690')],
  ['NVAD-E-0190', said('HongKongStandardIndustrialClassificationCode', '040000')],
  ['NVAD-E-0240', said('CurrencyUsed', 'HKDD')],
  ['NVAD-E-0260', said('ConversionRate', '7.8')],
  ['NVAD-E-0270', added(textItem('ServiceFeeReceivedDetails', 'A'))],
  ['NVAD-E-0280', added(amountItem('ServiceFeeIncome', '5'))],
  ['NVAD-E-0290', added(textItem('ManagementFeeReceivedDetails', 'A'))],
  ['NVAD-E-0300', added(amountItem('ManagementFeeIncome', '5'))],
  ['NVAD-E-0310', said('OffshoreProfitsExcluded', '5')],
  ['NVAD-E-1110', added(textItem('ReasonsForTheOffshoreClaim', 'A'))],
  ['NVAD-E-0330', added(textItem('CommissionPaymentsDetails', 'A'))],
  ['NVAD-E-0340', said('Commission', '5')],
  ['NVAD-E-0350', added(textItem('ApprovedCharitableDonationsDetails', 'A'))],
  ['NVAD-E-0370', said('ApprovedCharitableDonationsTaxAdjustment', '5')],
  ['NVAD-E-0371', added(textItem('InterestPaidOrPayableDetails', 'A'))],
  ['NVAD-E-0372', said('InterestExpenses', '5')],
  ['NVAD-E-0380', added(textItem('LegalAndOtherProfessionalFeePaymentsDetails', 'A'))],
  ['NVAD-E-0390', added(amountItem('LegalAndProfessionalFee', '5'))],
  ['NVAD-E-0400', added(textItem('ManagementFeePaymentsDetails', 'A'))],
  ['NVAD-E-0410', said('ManagementFee', '5')],
  ['NVAD-E-0420', added(textItem('ContractorAndSubcontractorChargesDetails', 'A'))],
  ['NVAD-E-0430', said('SubContractorCharges', '5')],
  ['NVAD-E-0440', added(textItem('BadDebtProvisionDetails', 'A'))],
  ['NVAD-E-0441', said('ProvisionSpecificBadDebt', '5')],
  ['NVAD-E-0940', added(textItem('AdvanceRulingDetails', 'A'))],
  ['NVAD-E-0950', answered('AdvanceRuling', true)],
  ['NVAD-E-0960', added(textItem('TransactionsWithOtherPartsNonHongKongResidentPerson', 'A'))],
  ['NVAD-E-0970', answered('PermanentEstablishmentHongKongNonHongKongResidentPerson', true)],
  [
    'NVAD-E-0980',
    both(
      added(
        `${yesItem('HongKongPracticeUnit')}${textItem('PractisingCertificateNumber', 'P012345').replace('x1', 'x2')}`,
      ),
      String,
    ),
  ],
  ['NVAD-E-0981', added(yesItem('HongKongPracticeUnit'))],
  ['NVAD-E-0982', added(textItem('PractisingCertificateNumber', 'P01234'))],
  ['NVAD-E-1170', inUnit('AssessableProfitsAdjustedLossOfThePeriodHKD', 'USD')],
  ['NVAD-E-1180', said('AssessableProfitsAdjustedLossOfThePeriodHKD', '100,000,000,000,000')],
  ['NVAD-E-1290', without('Equity', 'accounts')],
  ['NVAD-E-1291', without('Revenue', 'accounts')],
  ['NVAD-E-1292', without('ProfitLossBeforeTax', 'accounts')],
  ['NVAD-E-1300', said('Assets', '600,001', 'accounts')],
  ['NVAD-E-1340', said('PrincipalBusinessActivity', ' '), ['NVAD-E-0050']],
  ['NVAD-E-1360', hiddenTurnover()],
  ['NVAD-E-1370', inUnit('Turnover', 'USD')],
  ['NVAD-E-1430', inUnit('Revenue', 'USD', 'accounts')],
  ['NVAD-E-1390', said('ProfitLossBeforeTax', '100,001', 'accounts')],
  ['553-E-0467', both(GOOD, (text) => text.replace('ird_tc_entry_point', 'other_entry_point'))],
  [
    '553-E-0468',
    both(GOOD, (text) => text.replace('2026-04-01/ird_tc_entry_point_2026', '2025-04-01/ird_tc_entry_point_2025')),
  ],
  ['553-E-0535', both(GOOD, (text) => text.replace(/(<link:schemaRef[^>]*>)/, '$1$1'))],
  ['FOLIO-CENTS', said('Turnover', '900,000.50')],
  ['FOLIO-DIGITS', said('Turnover', '100,000,000,000,000')],
  ['FOLIO-FILE', both(GOOD, (text) => text.replace('</body>', '<script>alert(1)</script></body>'))],
];

const CHANGED = CHANGES.map(([code, files, alsoFound = []]) => ({ code, files, alsoFound }));

function inUnit(element: string, unit: string, file: FilingFile = 'computation'): Files {
  const files = inTag(element, (tag) => tag.replace('unitRef="HKD"', `unitRef="${unit}"`), file);
  const xml = `<xbrli:unit id="${unit}"><xbrli:measure>iso4217:${unit}</xbrli:measure></xbrli:unit>`;
  return { ...files, [file]: files[file].replace('</ix:resources>', () => `${xml}</ix:resources>`) };
}

function hiddenTurnover(): Files {
  const tag = tagOf(GOOD.computation, 'Turnover');
  const files = inTag('Turnover', () => '900,000');
  return both(files, (text) => text.replace('<ix:references>', () => `<ix:hidden>${tag}</ix:hidden><ix:references>`));
}

describe('the checks before filing', () => {
  it('find nothing in a good pair of files', () => {
    expect(openItems(sampleInput())).toEqual([]);
    expect(found(GOOD)).toEqual([]);
    expect(found(sampleFiles(samplePack(sampleInput({ language: 'zh' }))))).toEqual([]);
    const noActivity = { ...sampleInput().facts, hksic: '000000' };
    expect(found(sampleFiles(samplePack(sampleInput({ facts: noActivity }))))).toEqual([]);
  });

  it.each(CHANGED)('$code finds its mistake, and no other rule does', ({ code, files, alsoFound }) => {
    const others = codes(files).filter((one) => one !== code && !alsoFound.includes(one));
    expect(codes(files)).toContain(code);
    expect(others).toEqual([]);
  });

  it('NVAD-E-0070 finds items of a corporation in the return of a partnership', () => {
    expect(codes(GOOD, 'BIR52')).toContain('NVAD-E-0070');
    expect(codes(GOOD, 'BIR52')).not.toContain('NVAD-E-0060');
  });

  it('NVAD-E-0030 finds two rows of one element with other amounts, not with the same one', () => {
    const input = sampleInput();
    const accounts = sampleAccounts(input);
    const mapped = (row: string) => ({ ...accounts, elements: new Map([...accounts.elements, [row, 'Revenue']]) });
    const codesOf = (row: string) => codes(sampleFiles(samplePack(input, mapped(row))));
    expect(codesOf('gross_profit')).toEqual(['NVAD-E-0030']);
    const twice = mapped('revenue');
    const [position, income] = twice.statements;
    const statements = [position, income, income].filter((one) => one !== undefined);
    expect(codes(sampleFiles(samplePack(input, { ...twice, statements })))).toEqual([]);
  });

  it('NVAD-E-0030 finds two amounts of the period before, although those of the period agree', () => {
    const input = sampleInput();
    const accounts = sampleAccounts(input);
    const [position, income] = accounts.statements;
    const rows = (income?.rows ?? []).map((row) => ({
      ...row,
      amounts: row.amounts.map((one, at) => one + BigInt(at)),
    }));
    const statements = [position, income, income && { ...income, rows: rows.filter(({ id }) => id === 'revenue') }];
    const twice = { ...accounts, statements: statements.filter((one) => one !== undefined) };
    const found = codes(sampleFiles(samplePack(input, twice)));
    expect(found).toEqual(['NVAD-E-0030']);
  });

  it('name the item and the place to correct it', () => {
    expect(found(without('Turnover'))).toEqual([
      { code: 'NVAD-E-0050', level: 'fault', element: 'Turnover', values: {}, place: 'statements' },
    ]);
    expect(found(said('HongKongStandardIndustrialClassificationCode', '040000'))).toMatchObject([
      { code: 'NVAD-E-0190', level: 'warning', place: 'facts', values: { found: '040000' } },
    ]);
  });

  it('find a file that is too large', () => {
    const large = { ...readFiling('accounts', GOOD.accounts), bytes: 21 * 1024 * 1024 };
    const computation = readFiling('computation', GOOD.computation);
    expect(preflight({ form: 'BIR51', files: [computation, large] })).toMatchObject([{ code: 'FOLIO-SIZE' }]);
  });

  it('ask every open question of a new company', () => {
    const input = sampleInput({ answers: new Map(), fileNumber: null });
    const questions = found(sampleFiles(samplePack(input))).filter(({ code }) => code === 'NVAD-E-0050');
    expect(questions.map(({ element }) => element)).toEqual(openItems(input));
    expect(questions.length).toBeGreaterThan(50);
  });
});
