import { at } from '../assert.ts';
import { type AccountsInput, composeAccounts, composeComputation, USUAL_ROWS } from './compose.ts';
import { type ComputationInput, computationValues } from './computation-values.ts';
import { type FilingFile, TAXONOMY } from './edition.ts';
import { type KnownElements, NO_ELEMENTS } from './element.ts';
import type { FilingPack } from './pack.ts';
import type { Partner } from './partner.ts';
import { TAX_ELEMENTS } from './tax-elements.ts';
import { writeFiling } from './write-xhtml.ts';

/** A trading company of the year 2025/26, for tests. */
export function sampleInput(over: Partial<ComputationInput> = {}): ComputationInput {
  const basis = { from: '2025-04-01', to: '2026-03-31' };
  const row = (own: bigint, previous = 0n) => ({ own, previous, exactMinor: own * 100n });
  return {
    form: 'BIR51',
    language: 'en',
    company: { name: 'Harbour Lantern & Sons Limited', nameZh: '海港燈籠有限公司' },
    fileNumber: '22/12345678',
    commencedOn: '2019-06-01',
    facts: { hksic: '469000', activity: 'Trading in lanterns', activityZh: '燈籠貿易' },
    year: '2025/26',
    basis,
    isCessation: false,
    working: [
      { key: 'profit_before_tax', amountMinor: 10_000_050n },
      { key: 'adjustment_depreciation', amountMinor: 500_000n },
      { key: 'adjusted', amountMinor: 10_500_050n },
      { key: 'initial_allowance', amountMinor: -60_000n },
      { key: 'annual_allowance', amountMinor: -8_000n },
      { key: 'after_allowances', amountMinor: 10_432_050n },
      { key: 'assessable', amountMinor: 10_432_050n },
    ],
    buildings: [],
    accounting: basis,
    previousEnd: '2025-03-31',
    currency: 'HKD',
    rows: new Map([
      ['revenue', row(900_000n, 800_000n)],
      ['gross_profit', row(400_000n, 350_000n)],
      ['profit_before_tax', { own: 100_000n, previous: 90_000n, exactMinor: 10_000_050n }],
      ['inventories', row(143_250n, 120_000n)],
    ]),
    mapped: new Map([['StaffSalaries', 12_345_650n]]),
    partners: [],
    answers: new Map(
      [...TAX_ELEMENTS.values()]
        .filter(({ from, isMandatory }) => from === 'answer' && isMandatory)
        .map(({ name, kind }) => [name, kind === 'amount' ? '0' : 'false']),
    ),
    ...over,
  };
}

export function samplePartner(over: Partial<Partner> = {}): Partner {
  return {
    name: 'Lam Hoi Yan',
    identifier: 'A1234567',
    shareUnits: 500_000n,
    isPrecedent: false,
    electsPersonalAssessment: false,
    enteredOn: null,
    leftOn: null,
    mpf: 18_000n,
    typedAllocation: null,
    ...over,
  };
}

/** The same trade as a partnership of three: two people, and a company that joined in the year. */
export function samplePartnership(over: Partial<ComputationInput> = {}): ComputationInput {
  const partners = [
    samplePartner({ isPrecedent: true, electsPersonalAssessment: true, shareUnits: 333_333n }),
    samplePartner({ name: '陳大文 & Sons <HK>', identifier: 'AB987654A', shareUnits: 333_333n, mpf: 0n }),
    samplePartner({
      name: 'Peak Limited',
      identifier: '12345678',
      shareUnits: 333_334n,
      enteredOn: '2025-10-01',
      mpf: 0n,
    }),
  ];
  return sampleInput({ form: 'BIR52', partners, ...over });
}

export function sampleAccounts(input: ComputationInput): AccountsInput {
  const line = (id: string, own: bigint, previous: bigint) => ({
    id,
    label: { en: id, zh: `${id} 中` },
    isHeading: false,
    isTotal: false,
    amounts: [own, previous],
  });
  const printed = (id: string) => line(id, input.rows.get(id)?.own ?? 0n, input.rows.get(id)?.previous ?? 0n);
  return {
    currency: input.currency,
    periods: [input.accounting, { from: '2024-04-01', to: '2025-03-31' }],
    statements: [
      {
        title: { en: 'Statement of financial position', zh: '財務狀況表' },
        time: 'at',
        rows: [
          line('total_non_current_assets', 250_000n, 200_000n),
          line('total_current_assets', 350_000n, 300_000n),
          line('total_current_liabilities', -180_000n, -150_000n),
          line('total_equity', 420_000n, 350_000n),
        ],
      },
      {
        title: { en: 'Income statement', zh: '收益表' },
        time: 'for',
        rows: [printed('revenue'), printed('gross_profit'), printed('profit_before_tax')],
      },
    ],
    elements: USUAL_ROWS,
  };
}

export function samplePack(
  input = sampleInput(),
  accounts = sampleAccounts(input),
  known: KnownElements = NO_ELEMENTS,
): FilingPack {
  const { form, language, company, fileNumber, year, basis, currency } = input;
  return {
    edition: TAXONOMY.date,
    form,
    language,
    companyName: language === 'zh' ? company.nameZh : company.name,
    identifier: fileNumber ?? '',
    year,
    basis,
    currency,
    isTagged: true,
    ...(form === 'BIR52' && { partnerDimension: { domain: 'TestPartner', holder: 'scenario' } as const }),
    documents: [composeComputation(input, known), composeAccounts(accounts, known)],
  };
}

/** The two files, by what they are. */
export function sampleFiles(pack = samplePack()): Record<FilingFile, string> {
  return {
    computation: writeFiling(pack, at(pack.documents, 0)),
    accounts: writeFiling(pack, at(pack.documents, 1)),
  };
}

/** Items of the sample without a value. */
export function openItems(input: ComputationInput): string[] {
  return computationValues(input)
    .filter(({ element, value }) => element.isMandatory && value === null)
    .map(({ element }) => element.name);
}
