import type { AccountsBook, FilingProfile } from '@folio/contract';
import {
  addDays,
  type ComputationInput,
  type ComputedValue,
  composeAccounts,
  composeComputation,
  computationValues,
  type FiledStatement,
  type FilingPack,
  fitsKind,
  type KnownElements,
  minorDigits,
  type PartnerDimension,
  parseCurrency,
  parseMoney,
  TAX_ELEMENTS,
  TAXONOMY,
  wholeUnits,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type FiledTax, readFiledTax } from '../profits-tax/index.ts';
import { type AccountsCall, readFiledAccounts } from '../statutory-accounts/index.ts';
import { elementsOfRows, itemsOfAccounts, knownElements, proposedAccounts } from './known-elements.ts';
import { partnerOf, partnersOf, type YearPartners } from './partners.ts';
import {
  readAnswers,
  readCompanyNames,
  readProfile,
  readTaxonomy,
  type StoredAnswers,
  type StoredTaxonomy,
} from './store.ts';

/** The filing of a year as the books are now, with everything it is made of. */
export interface OpenedFiling {
  filed: FiledTax;
  book: AccountsBook;
  isFinal: boolean;
  taxonomy: StoredTaxonomy | null;
  stored: StoredAnswers;
  values: ComputedValue[];
  /** Null of a corporation. */
  partners: YearPartners | null;
  input: ComputationInput;
  /** How many accounts have an item only by their name. */
  proposed: number;
  pack: FilingPack;
}

/** Opens the filing of a year; null if the year has no tax computation. */
export async function openFiling(
  tx: CompanyTransaction,
  call: AccountsCall,
  year: string,
): Promise<OpenedFiling | null> {
  const filed = await readFiledTax(tx, year);
  if (filed === null) return null;
  const profile = await readProfile(tx);
  const taxonomy = await readTaxonomy(tx);
  const stored = await readAnswers(tx, year);
  const company = await readCompanyNames(tx);
  const { book, isFinal } = await readFiledAccounts(tx, call, filed.tax.basis_to);
  const known = knownElements(taxonomy);
  const partners = filed.profile.entity === 'corporation' ? null : await partnersOf(tx, year);
  const input = inputOf({ filed, profile, company, book, partners, answers: fitting(stored.answers, known) });
  return {
    filed,
    book,
    isFinal,
    taxonomy,
    stored,
    values: computationValues(input),
    partners,
    input,
    proposed: proposedAccounts(filed, profile).length,
    pack: packOf(input, book, { profile, known, taxonomy }),
  };
}

/** Answers that their items can have: a package that was imported later may declare another kind. */
function fitting(answers: ReadonlyMap<string, string>, { computation }: KnownElements): Map<string, string> {
  return new Map(
    [...answers].filter(([name, value]) => {
      const kind = computation.get(name)?.kind ?? TAX_ELEMENTS.get(name)?.kind;
      return kind !== undefined && fitsKind(kind, value);
    }),
  );
}

interface Parts {
  filed: FiledTax;
  profile: FilingProfile;
  company: { name: string; nameZh: string };
  book: AccountsBook;
  partners: YearPartners | null;
  answers: ReadonlyMap<string, string>;
}

function inputOf({ filed, profile, company, book, partners, answers }: Parts): ComputationInput {
  const { tax } = filed;
  const currency = parseCurrency(book.currency);
  return {
    form: filed.profile.entity === 'corporation' ? 'BIR51' : 'BIR52',
    language: profile.language,
    company,
    fileNumber: filed.profile.file_number,
    commencedOn: filed.profile.commenced_on,
    facts: { hksic: profile.hksic, activity: book.facts.activity, activityZh: book.facts.activity_zh },
    year: tax.year_of_assessment,
    basis: { from: tax.basis_from, to: tax.basis_to },
    isCessation: tax.is_cessation,
    working: tax.figures.working.map(({ key, amount }) => ({ key, amountMinor: parseMoney(amount, 'HKD') })),
    buildings: filed.buildings,
    accounting: book.period,
    previousEnd: book.previous === null ? null : addDays(book.period.from, -1),
    currency,
    rows: rowsOf(book),
    mapped: mappedAmounts(filed, profile),
    partners: (partners?.list ?? []).map(partnerOf),
    answers,
  };
}

function wholeShown(shown: string, currency: string): bigint {
  const known = parseCurrency(currency);
  return wholeUnits(parseMoney(shown, known), minorDigits(known));
}

function rowsOf({ statements, currency }: AccountsBook): ComputationInput['rows'] {
  const rows = statements.flatMap((statement) => statement.rows);
  return new Map(
    rows.map(({ id, figures }) => {
      const [own, previous] = figures.map(({ shown }) => wholeShown(shown, currency));
      const exactMinor = parseMoney(figures[0]?.exact ?? '0', parseCurrency(currency));
      return [id, { own: own ?? 0n, previous: previous ?? 0n, exactMinor }];
    }),
  );
}

/** Sums of accounts by item; costs and income both positive. */
function mappedAmounts(filed: FiledTax, profile: FilingProfile): Map<string, bigint> {
  const items = itemsOfAccounts(filed, profile);
  const sums = new Map<string, bigint>();
  for (const { code, type, netMinor } of filed.movements) {
    const item = items.get(code);
    if (item !== undefined) sums.set(item, (sums.get(item) ?? 0n) + (type === 'revenue' ? -netMinor : netMinor));
  }
  return sums;
}

function packOf(
  input: ComputationInput,
  book: AccountsBook,
  { profile, known, taxonomy }: { profile: FilingProfile; known: KnownElements; taxonomy: StoredTaxonomy | null },
): FilingPack {
  const { form, language, company, fileNumber, year, basis, currency } = input;
  const periods = book.previous === null ? [book.period] : [book.period, book.previous];
  const accounts = { currency, periods, statements: statementsOf(book), elements: elementsOfRows(profile) };
  return {
    edition: TAXONOMY.date,
    form,
    language,
    companyName: (language === 'zh' && company.nameZh) || company.name,
    identifier: fileNumber ?? '',
    year,
    basis,
    currency,
    isTagged: taxonomy !== null && (form === 'BIR51' || taxonomy.partnerDimension !== null),
    ...(form === 'BIR52' && { partnerDimension: taxonomy?.partnerDimension ?? CHECKED_DIMENSION }),
    documents: [composeComputation(input, known), composeAccounts(accounts, known)],
  };
}

/** Without a package the files are checked, and not given out, with this one. */
const CHECKED_DIMENSION: PartnerDimension = { domain: 'Partner', holder: 'scenario' };

function statementsOf({ statements, currency }: AccountsBook): FiledStatement[] {
  return statements.map(({ title, time, rows }) => ({
    title,
    time,
    rows: rows.map(({ id, kind, label, figures }) => ({
      id,
      label,
      isHeading: kind === 'heading',
      isTotal: kind === 'total' || kind === 'subtotal',
      amounts: figures.map(({ shown }) => wholeShown(shown, currency)),
    })),
  }));
}
