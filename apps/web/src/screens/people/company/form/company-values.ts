import type { CompanyInput, CompanyRow } from '@folio/contract';
import { nobody, type PeopleValues, peopleBody, peopleOf } from './people-values.ts';
import { type ShareClassValues, shareCapitalBody } from './share-capital-values.ts';

/** The values of the company form: every field as its text in the request. */
export interface CompanyValues extends PeopleValues {
  name: string;
  name_zh: string;
  registration_number: string;
  incorporated_date: string | null;
  industry: string;
  br: string;
  ci: string;
  address: string;
  fye: string | null;
  base_currency: string;
  contact_person: string;
  contact_phone: string;
  email: string;
  br_expires_on: string | null;
  first_accounts_to: string | null;
  share_capital: ShareClassValues[];
}

/** A new company: one empty row in each list, Hong Kong dollars. */
export const emptyCompany: CompanyValues = {
  name: '',
  name_zh: '',
  registration_number: '',
  incorporated_date: null,
  industry: '',
  br: '',
  ci: '',
  address: '',
  fye: null,
  base_currency: 'HKD',
  contact_person: '',
  contact_phone: '',
  email: '',
  br_expires_on: null,
  first_accounts_to: null,
  share_capital: [],
  ...nobody,
};

export function valuesOf(company: CompanyRow): CompanyValues {
  return {
    name: company.name,
    name_zh: company.name_zh ?? '',
    registration_number: company.registration_number,
    incorporated_date: company.incorporated_date,
    industry: company.industry,
    br: company.br,
    ci: company.ci,
    address: company.address,
    fye: company.fye,
    base_currency: company.base_currency,
    contact_person: company.contact_person ?? '',
    contact_phone: company.contact_phone ?? '',
    email: company.email ?? '',
    br_expires_on: company.br_expires_on,
    first_accounts_to: company.first_accounts_to,
    share_capital: company.share_capital,
    ...peopleOf(company),
  };
}

/** The request body: trimmed, registry numbers in capitals, empty optional fields left out. */
export function bodyOf(values: CompanyValues): CompanyInput {
  const { name_zh, contact_person, contact_phone, email } = values;
  return {
    name: values.name.trim(),
    registration_number: values.registration_number.trim(),
    incorporated_date: values.incorporated_date ?? '',
    industry: values.industry.trim(),
    br: values.br.trim().toUpperCase(),
    ci: values.ci.trim().toUpperCase(),
    address: values.address.trim(),
    fye: values.fye ?? '',
    base_currency: values.base_currency,
    br_expires_on: values.br_expires_on,
    first_accounts_to: values.first_accounts_to,
    ...peopleBody(values),
    share_capital: shareCapitalBody(values.share_capital),
    ...(name_zh.trim() && { name_zh: name_zh.trim() }),
    ...(contact_person.trim() && { contact_person: contact_person.trim() }),
    ...(contact_phone.trim() && { contact_phone: contact_phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
}

/** The days of a month on which a financial year can end; February has 29, which means its last day. */
export function daysIn(month: number): number {
  if (month === 2) return 29;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const nearDays = 30;
const DAY_MS = 24 * 3_600_000;

/** Whether a certificate has expired, or expires within a month. */
export function certificateStanding(expiresOn: string | null, today: string): 'over' | 'near' | null {
  if (expiresOn === null) return null;
  if (expiresOn < today) return 'over';
  return Date.parse(expiresOn) - Date.parse(today) <= nearDays * DAY_MS ? 'near' : null;
}
