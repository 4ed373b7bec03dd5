import type { AccountsBook, AccountsFacts } from '@folio/contract';
import { type Day, type DefaultTexts, defaultTextsAt, isDay, type Period, remunerationInBooks } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { openReport, type ReportContext } from '../../reports/report/index.ts';
import { composeStatements } from './compose.ts';
import { usualFacts } from './facts.ts';
import { type PeriodFacts, periodsOf, previousPeriod, usualPeriod } from './periods.ts';
import { type AccountsFigures, readFigures } from './read-figures.ts';
import { type CompanyFacts, listAccounts, readAssignments, readCompanyFacts, type StoredAccounts } from './store.ts';
import { chosenTexts, proposedTexts } from './texts.ts';

export interface AccountsCall extends LedgerCall {
  language: Language;
}

/** The accounts of a period as the books are now, with everything they are made of. */
export interface OpenedAccounts {
  context: ReportContext;
  company: CompanyFacts;
  periodFacts: PeriodFacts;
  /** Null: not saved yet. */
  stored: StoredAccounts | null;
  all: readonly StoredAccounts[];
  takenOver: Day | null;
  book: AccountsBook;
  withCashFlow: boolean;
  proposed: AccountsBook['texts'];
  edition: DefaultTexts;
  figures: AccountsFigures;
  assignments: ReadonlyMap<string, string>;
}

/** Opens the accounts of the period that ends on a day; without a day, of the last period that is over. */
export async function openAccounts(tx: CompanyTransaction, call: AccountsCall, end?: Day): Promise<OpenedAccounts> {
  const context = await openReport(tx, call, { names: 'one' });
  const [company, all, assignments, days] = [
    await readCompanyFacts(tx),
    await listAccounts(tx),
    await readAssignments(tx),
    await context.journalDays(),
  ];
  const firstEntry = days.extent?.first ?? null;
  const periodFacts: PeriodFacts = {
    years: context.books.years,
    today: call.today,
    firstEntry,
    stored: all,
  };
  const period = chosenPeriod(periodFacts, end);
  const stored = all.find(({ endsOn }) => endsOn === period.to) ?? null;
  const previous = previousPeriod(periodFacts, period);
  const choices = { rounding: stored?.rounding ?? 'whole', withCashFlow: stored?.withCashFlow ?? false } as const;
  const periods = previous === null ? [period] : [period, previous];
  const figures = await readFigures(context, { ...choices, periods, assignments });
  const facts = stored?.facts ?? proposedFacts(context, company, period, figures);
  const edition = defaultTextsAt(period.from);
  const currency = context.books.baseCurrency;
  const proposed = proposedTexts(edition, company, facts, currency, { period, previous });
  const book = {
    layout: 'sme-frs',
    company: { name: company.name, name_zh: company.nameZh ?? '', address: company.address },
    currency,
    rounding: choices.rounding,
    period,
    previous,
    facts,
    texts: chosenTexts(proposed, stored?.texts ?? []),
    statements: composeStatements({ ...choices, evaluated: figures.evaluated, periods, currency, firstEntry }),
  };
  const { takenOver } = days;
  return {
    context,
    company,
    periodFacts,
    stored,
    all,
    takenOver,
    book,
    ...choices,
    proposed,
    edition,
    figures,
    assignments,
  };
}

/** Throws `validation_failed` if the day is not one. */
function chosenPeriod(facts: PeriodFacts, end: Day | undefined): Period {
  if (end !== undefined && !isDay(end))
    throw new DomainError('validation_failed', { faults: [{ path: 'end', word: 'date_invalid' }] });
  if (end !== undefined) return usualPeriod(facts, end);
  const periods = periodsOf(facts);
  const over = periods.find(({ to }) => to < facts.today) ?? periods[0];
  return over ?? usualPeriod(facts, facts.today);
}

function proposedFacts(
  { chart, books }: ReportContext,
  company: CompanyFacts,
  period: Period,
  { columns }: AccountsFigures,
): AccountsFacts {
  const [own, before] = columns.map((column) => remunerationInBooks(column, chart));
  const currency = books.baseCurrency;
  return usualFacts(company, period, { currentMinor: own ?? 0n, previousMinor: before ?? 0n, currency });
}
