import { type Account, DEFAULT_CHART, SECTIONS } from '../accounts/index.ts';
import { isFinancialYearEnd } from '../calendar/index.ts';
import type { ExampleCompany, ExampleReport } from './example.ts';
import { parseEvent } from './parse-events.ts';
import * as read from './reader.ts';

type Fields = read.Fields;

const ROLES = [...new Set(DEFAULT_CHART.flatMap((account) => account.systemRole ?? []))];

function account(fields: Fields): Account {
  const code = read.text(fields, 'code');
  // The example has the codes of the default chart, which knows the subtypes and the roles that the file leaves out.
  const usual = DEFAULT_CHART.find((candidate) => candidate.code === code);
  return {
    code,
    name: read.text(fields, 'name'),
    nameZh: read.text(fields, 'nameZh'),
    type: read.oneOf(fields, 'type', ['asset', 'liability', 'equity', 'revenue', 'expense']),
    subtype: usual?.subtype ?? '',
    section: read.oneOf(fields, 'section', SECTIONS),
    normalSide: read.oneOf(fields, 'normal', ['debit', 'credit']),
    cashFlow: read.oneOf(fields, 'cashFlow', ['cash', 'operating', 'investing', 'financing', 'none']),
    systemRole: read.optional(fields, 'role', (f, key) => read.oneOf(f, key, ROLES)) ?? usual?.systemRole ?? null,
    currency: read.optional(fields, 'currency', read.currency),
    active: true,
  };
}

function company(fields: Fields): ExampleCompany['company'] {
  const financialYearEnd = read.text(fields, 'financialYearEnd');
  if (!isFinancialYearEnd(financialYearEnd))
    read.refuse(`${fields.path}.financialYearEnd`, 'a day as MM-DD', financialYearEnd);
  return {
    name: read.text(fields, 'name'),
    nameZh: read.text(fields, 'nameZh'),
    baseCurrency: read.currency(fields, 'baseCurrency'),
    financialYearEnd,
    businessRegistration: read.optional(fields, 'businessRegistration', read.text),
    companyNumber: read.optional(fields, 'companyNumber', read.text),
    incorporatedOn: read.optional(fields, 'incorporatedOn', read.day),
    industry: read.optional(fields, 'industry', read.text),
    address: read.optional(fields, 'address', read.text),
    directors: read.optional(fields, 'directors', read.listOfTexts) ?? [],
  };
}

function report(fields: Fields): ExampleReport {
  return {
    file: read.text(fields, 'file'),
    report: read.text(fields, 'report'),
    params: read.object(fields, 'params').raw,
  };
}

/**
 * Reads a worked example from parsed JSON. Throws the ledger fault `bad_example` with the path of the first fault,
 * what was expected there and what was found.
 */
export function parseExampleCompany(json: unknown): ExampleCompany {
  const fields = read.fieldsOf(json, 'example');
  return {
    company: company(read.object(fields, 'company')),
    accounts: read.listOf(fields, 'accounts', account),
    taxCodes: read.listOf(fields, 'taxCodes', (f) => ({
      code: read.text(f, 'code'),
      name: read.text(f, 'name'),
      rate: read.decimal(f, 'rate'),
      recoverable: read.flag(f, 'recoverable'),
    })),
    contacts: read.listOf(fields, 'contacts', (f) => ({
      id: read.text(f, 'id'),
      name: read.text(f, 'name'),
      nameZh: read.optional(f, 'nameZh', read.text),
    })),
    events: read.listOf(fields, 'events', parseEvent),
    reports: read.optional(fields, 'reports', (f, key) => read.listOf(f, key, report)) ?? [],
  };
}
