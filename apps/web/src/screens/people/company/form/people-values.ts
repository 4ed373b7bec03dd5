import type { CompanyInput, CompanyRow, Director, Secretary, Shareholder } from '@folio/contract';
import { isAmbiguous } from '../../../../components/money/read-amount.ts';

export type PersonKind = 'person' | 'company' | null;

/** A row of people in the form: texts as they are typed; a field its list does not have stays empty. */
export interface PersonValues {
  name: string;
  name_zh: string;
  kind: PersonKind;
  address: string;
  appointed_on: string | null;
  resigned_on: string | null;
  share_class: string;
  shares: string;
  paid: string;
  licence: string;
}

export const peopleLists = ['directors', 'shareholders', 'secretaries'] as const;
export type PeopleList = (typeof peopleLists)[number];

const blank: PersonValues = {
  name: '',
  name_zh: '',
  kind: 'person',
  address: '',
  appointed_on: null,
  resigned_on: null,
  share_class: '',
  shares: '',
  paid: '',
  licence: '',
};

/** A new row; secretaries are companies more often than not. */
export function blankPerson(list: PeopleList): PersonValues {
  if (list === 'shareholders') return { ...blank, share_class: 'Ordinary' };
  return list === 'secretaries' ? { ...blank, kind: 'company' } : blank;
}

type Stored = Partial<Director & Shareholder & Secretary>;

function rowOf(stored: Stored): PersonValues {
  return {
    name: stored.name ?? '',
    name_zh: stored.name_zh ?? '',
    kind: stored.kind ?? null,
    address: stored.address ?? '',
    appointed_on: stored.appointed_on ?? null,
    resigned_on: stored.resigned_on ?? null,
    share_class: stored.share_class ?? '',
    shares: stored.shares ?? '',
    paid: stored.paid ?? '',
    licence: stored.licence ?? '',
  };
}

export type PeopleValues = Record<PeopleList, PersonValues[]>;

/** A company's people as rows; a list without any begins with an empty one. */
export function peopleOf(company: Pick<CompanyRow, PeopleList>): PeopleValues {
  const rows = (list: PeopleList, stored: readonly Stored[]) =>
    stored.length > 0 ? stored.map(rowOf) : [blankPerson(list)];
  return {
    directors: rows('directors', company.directors),
    shareholders: rows('shareholders', company.shareholders),
    secretaries: rows('secretaries', company.secretaries),
  };
}

export const nobody: PeopleValues = {
  directors: [blankPerson('directors')],
  shareholders: [blankPerson('shareholders')],
  secretaries: [blankPerson('secretaries')],
};

/** A row that was kept when people were texts. */
export function upgraded(list: PeopleList, entries: readonly (string | PersonValues)[]): PersonValues[] {
  return entries.map((entry) => (typeof entry === 'string' ? { ...blankPerson(list), name: entry } : entry));
}

/** Rows in which something of a person was typed: what a row begins with is nothing yet. */
export function filledRows(rows: readonly PersonValues[]): PersonValues[] {
  return rows.filter(({ name, name_zh, address, shares, paid, licence, appointed_on, resigned_on }) =>
    [name, name_zh, address, shares, paid, licence, appointed_on, resigned_on].some((text) => text?.trim()),
  );
}

const textOrNull = (text: string) => text.trim() || null;
/** A number without what groups its digits; other text stays as it was typed, so that the server's sentence can show it. */
function plainNumber(text: string): string | null {
  const plain = isAmbiguous(text) ? text : text.replace(/[\s,]/g, '');
  return textOrNull(/^[\d.]*$/.test(plain) ? plain : text);
}

/** What is sent of the people: trimmed, and only what a list has. */
export function peopleBody(values: PeopleValues): Pick<CompanyInput, PeopleList> {
  const who = ({ name, name_zh, kind }: PersonValues) => ({ name: name.trim(), name_zh: textOrNull(name_zh), kind });
  return {
    directors: values.directors.map((row) => ({
      ...who(row),
      address: textOrNull(row.address),
      appointed_on: row.appointed_on,
      resigned_on: row.resigned_on,
    })),
    shareholders: values.shareholders.map((row) => ({
      ...who(row),
      share_class: textOrNull(row.share_class),
      shares: plainNumber(row.shares),
      paid: plainNumber(row.paid),
    })),
    secretaries: values.secretaries.map((row) => ({
      ...who(row),
      licence: row.kind === 'person' ? null : (textOrNull(row.licence)?.toUpperCase() ?? null),
      address: textOrNull(row.address),
    })),
  };
}

/** Shares in issue, by class in the order of the rows; a row without a whole number counts nothing. */
export function sharesInIssue(rows: readonly Pick<PersonValues, 'share_class' | 'shares'>[]): [string, bigint][] {
  const sums = new Map<string, bigint>();
  for (const { share_class, shares } of rows) {
    const digits = shares.replace(/[\s,]/g, '');
    if (isAmbiguous(shares) || !/^\d{1,15}$/.test(digits)) continue;
    const name = share_class.trim();
    sums.set(name, (sums.get(name) ?? 0n) + BigInt(digits));
  }
  return [...sums];
}
