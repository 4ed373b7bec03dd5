import type { CompanyRow, ContactRow, DashboardNeeds, LedgerAccountRow, Profile } from '@folio/contract';

const id = '00000000-0000-4000-8000-000000000001';

/** What waits in a month, for the strip of its stages. */
export const needs: DashboardNeeds = {
  documents_to_review: 5,
  bank_lines_to_reconcile: 14,
  overdue_from_customers: '155483.50',
  overdue_invoices: 0,
  sales_drafts: 0,
  to_pay_this_week: '74485.91',
  documents_failed: 1,
  missing_evidence: 2,
  open_questions: 1,
  answered_questions: 1,
  accountant_questions: 0,
  accountant_answers: 0,
  access_requests: 0,
  month: {
    start: '2026-03-01',
    end: '2026-03-31',
    bank_lines: 14,
    missing_evidence: 2,
    drafts: 3,
    sales_drafts: 1,
    locked: false,
  },
};

const account = {
  type: 'asset',
  section: 'current_assets',
  system_role: null,
  currency: null,
  active: true,
  postable: true,
} as const;

const accounts: LedgerAccountRow[] = [
  { ...account, code: '1010', name: 'Bank - HKD current', name_zh: '銀行－港元往來' },
  { ...account, code: '1200', name: 'Accounts receivable', name_zh: '應收賬款' },
];

const contacts: ContactRow[] = [
  {
    id,
    name: 'Aurora Trading Limited',
    name_zh: '極光貿易有限公司',
    is_customer: true,
    is_supplier: false,
    email: null,
    phone: null,
    archived: false,
    receivable: '800.00',
    payable: '0.00',
  },
];

export const profile: Profile = {
  id,
  name: 'Lam Hoi Yan',
  email: 'hoiyan@example.com',
  avatar: null,
  permission_level: 2,
  account_type: 'company',
  second_factor_pending: false,
  administers_server: false,
  role: 'owner',
  may: ['read'],
  via_practice: null,
  practices: [],
  language: 'en-US',
  date_format: 'month_day_year',
};

export const company = { id, name: 'Harbour Lantern Trading Limited', base_currency: 'HKD' } as CompanyRow;

/** Answers by the end of the path; a call that is missing here fails loudly. */
const answers: Readonly<Record<string, unknown>> = {
  'ledger-account': accounts,
  contact: contacts,
  needs,
  'exchange-rate': [{ id, currency: 'USD', date: '2026-03-31', rate: '7.8', source: 'typed' }],
};

/** What the server would answer; the gallery has no server. */
export function answerOf(path: string): unknown {
  const last = path.split('?')[0]?.split('/').at(-1) ?? '';
  if (!(last in answers)) throw new Error(`The gallery has no answer for ${path}`);
  const data = answers[last];
  return { code: 0, data, meta: { page: 1, limit: 50, total: Array.isArray(data) ? data.length : 1 } };
}
