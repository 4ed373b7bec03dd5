import {
  type CompanyBody,
  type CompanyRow,
  type CompanyStart,
  directorRow,
  type MemberRole,
  secretaryRow,
  shareClass,
  shareholderRow,
} from '@folio/contract';
import { levelOf, may, type Role } from '@folio/permissions';
import { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';

/** A person's role in a company, and the practice that gives them access. */
export interface Standing {
  role: Role;
  practice: { id: string; name: string } | null;
}

export const asOwner: Standing = { role: 'owner', practice: null };

export const companyColumns = [
  'id',
  'name',
  'name_zh',
  'registration_number',
  'incorporated_date',
  'industry',
  'br',
  'ci',
  'address',
  'fye',
  'directors',
  'shareholders',
  'secretaries',
  'share_capital',
  'br_branch',
  'br_certificate',
  'br_expires_on',
  'first_accounts_to',
  'base_currency',
  'contact_person',
  'contact_phone',
  'email',
  'state',
] as const;

function valuesOf(body: CompanyBody) {
  return {
    name: body.name,
    name_zh: body.name_zh || null,
    registration_number: body.registration_number,
    incorporated_date: body.incorporated_date,
    industry: body.industry,
    ...registration(body.br),
    br_expires_on: body.br_expires_on ?? null,
    first_accounts_to: body.first_accounts_to ?? null,
    ci: body.ci,
    address: body.address,
    fye: body.fye,
    directors: JSON.stringify(body.directors),
    shareholders: JSON.stringify(body.shareholders),
    secretaries: JSON.stringify(body.secretaries),
    ...(body.share_capital && { share_capital: JSON.stringify(body.share_capital) }),
    base_currency: body.base_currency,
    contact_person: body.contact_person || null,
    contact_phone: body.contact_phone ?? null,
    email: body.email ?? null,
  };
}

/**
 * The eight digits, the branch and the certificate number of a business registration number, which may be written
 * with or without them.
 */
function registration(written: string) {
  const [br = written, branch = '000', month] = written.split('-');
  return { br, br_branch: branch, br_certificate: month === undefined ? null : written };
}

export async function insertCompany(queries: Queries, body: CompanyBody): Promise<string> {
  const row = await queries.insertInto('company').values(valuesOf(body)).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** A company in set-up: all that the company form adds is empty. */
export async function insertStarted(queries: Queries, { name, fye, base_currency }: CompanyStart): Promise<string> {
  const none = JSON.stringify([]);
  const row = await queries
    .insertInto('company')
    .values({
      name,
      fye,
      base_currency,
      incorporated_date: null,
      registration_number: '',
      industry: '',
      br: '',
      ci: '',
      address: '',
      directors: none,
      shareholders: none,
      secretaries: none,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCompany(queries: Queries, id: string, body: CompanyBody): Promise<void> {
  await queries.updateTable('company').set(valuesOf(body)).where('id', '=', id).execute();
}

export async function setState(queries: Queries, id: string, state: 'active' | 'archived'): Promise<void> {
  await queries.updateTable('company').set({ state }).where('id', '=', id).execute();
}

export async function insertMember(
  queries: Queries,
  companyId: string,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await queries.insertInto('company_member').values({ company_id: companyId, user_id: userId, role }).execute();
}

/** The company as a person with this role sees it. */
export async function findCompany(queries: Queries, id: string, standing: Standing): Promise<CompanyRow | null> {
  const row = await queries.selectFrom('company').select(companyColumns).where('id', '=', id).executeTakeFirst();
  return row ? toRow(row, standing) : null;
}

export async function hasPostings(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('journal_entry').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type StoredCompany = Omit<
  CompanyRow,
  | 'directors'
  | 'shareholders'
  | 'secretaries'
  | 'share_capital'
  | 'state'
  | 'level'
  | 'role'
  | 'via_practice'
  | 'br_number'
> & {
  br_certificate: string | null;
  directors: unknown;
  shareholders: unknown;
  secretaries: unknown;
  share_capital: unknown;
  state: string;
};

export function toRow({ br_certificate, ...row }: StoredCompany, { role, practice }: Standing): CompanyRow {
  const seesPeople = may(role, 'read');
  return {
    ...row,
    br: br_certificate ?? (row.br_branch === '000' ? row.br : `${row.br}-${row.br_branch}`),
    br_number: row.br,
    level: levelOf(role),
    role,
    via_practice: practice,
    directors: seesPeople ? z.array(directorRow).parse(row.directors) : [],
    shareholders: seesPeople ? z.array(shareholderRow).parse(row.shareholders) : [],
    secretaries: seesPeople ? z.array(secretaryRow).parse(row.secretaries) : [],
    share_capital: seesPeople ? z.array(shareClass).parse(row.share_capital) : [],
    state: row.state === 'archived' ? 'archived' : 'active',
  };
}
