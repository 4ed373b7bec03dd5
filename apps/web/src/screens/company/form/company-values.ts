import type { CompanyBody, CompanyRow } from '@folio/contract';

/** What stands in the company form: every field as its text on the wire. */
export interface CompanyValues {
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
  directors: string[];
  shareholders: string[];
  secretaries: string[];
}

/** A new company: one empty entry in each list, Hong Kong dollars. */
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
  directors: [''],
  shareholders: [''],
  secretaries: [''],
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
    directors: company.directors.length > 0 ? company.directors : [''],
    shareholders: company.shareholders.length > 0 ? company.shareholders : [''],
    secretaries: company.secretaries.length > 0 ? company.secretaries : [''],
  };
}

const filled = (entries: readonly string[]) => entries.map((entry) => entry.trim()).filter((entry) => entry !== '');

/** What is sent: trimmed, numbers of the registries in capitals, empty entries and empty optional fields left out. */
export function bodyOf(values: CompanyValues): CompanyBody {
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
    directors: filled(values.directors),
    shareholders: filled(values.shareholders),
    secretaries: filled(values.secretaries),
    ...(name_zh.trim() && { name_zh: name_zh.trim() }),
    ...(contact_person.trim() && { contact_person: contact_person.trim() }),
    ...(contact_phone.trim() && { contact_phone: contact_phone.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
}

/** The days a month can end a financial year on; February takes 29, which means its last day. */
export function daysIn(month: number): number {
  if (month === 2) return 29;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
