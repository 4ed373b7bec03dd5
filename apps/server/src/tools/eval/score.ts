import type { Manifest, ManifestItem, ManifestLine, ManifestStatement } from '@folio/documents';
import { isCashRounded, nearText, sameDate, sameMoney, sameName, sameSigned, sameText } from './compare.ts';
import type { Truth, TruthItem, TruthLine, TruthParty, TruthStatement } from './truth.ts';

/** One judged value: what was wanted and found is kept for the list of misses. */
export interface Verdict {
  readonly field: string;
  readonly right: number;
  readonly of: number;
  readonly wanted?: string;
  readonly found?: string;
}

function verdict(field: string, isRight: boolean, wanted: unknown, found: unknown): Verdict {
  return {
    field,
    right: isRight ? 1 : 0,
    of: 1,
    wanted: JSON.stringify(wanted ?? null),
    found: JSON.stringify(found ?? null),
  };
}

function partyOf(party: TruthParty | string | null): TruthParty {
  return typeof party === 'string' || party === null ? { name: party } : party;
}

const MONEY = ['subtotal', 'discount', 'service', 'tax', 'total', 'prepaid', 'amountDue'] as const;

function fieldVerdicts(truth: Truth, found: Manifest): Verdict[] {
  const ambiguous = found.warnings.includes('ambiguous_date');
  const verdicts: Verdict[] = [];
  for (const field of ['issueDate', 'dueDate'] as const) {
    if (truth[field] === undefined) continue;
    // A due date worked out from printed terms is no error where the page prints none.
    const derived = field === 'dueDate' && truth[field] === null && found.terms !== null;
    verdicts.push(
      verdict(field, derived || sameDate(truth[field], found[field], ambiguous), truth[field], found[field]),
    );
  }
  for (const field of ['number', 'relatedNumber', 'currency'] as const) {
    if (truth[field] !== undefined)
      verdicts.push(verdict(field, sameText(truth[field], found[field]), truth[field], found[field]));
  }
  for (const field of MONEY) {
    if (truth[field] === undefined) continue;
    const same =
      sameMoney(truth[field], found[field]) || (field === 'total' && isCashRounded(truth.total, found.total));
    verdicts.push(verdict(field, same, truth[field], found[field]));
  }
  return verdicts;
}

function partyVerdicts(truth: Truth, found: Manifest): Verdict[] {
  const verdicts: Verdict[] = [];
  if (truth.supplier !== undefined && truth.supplier !== null) {
    const supplier = partyOf(truth.supplier);
    const names = [supplier.name, ...(truth.supplierAlso ?? [])];
    const got = found.supplier?.name ?? null;
    verdicts.push(
      verdict(
        'supplier',
        names.some((name) => sameName(name, got)),
        supplier.name,
        got,
      ),
    );
    verdicts.push(
      verdict(
        'supplier near',
        names.some((name) => nearText(name, got)),
        supplier.name,
        got,
      ),
    );
    if (supplier.address)
      verdicts.push(
        verdict(
          'supplier address',
          nearText(supplier.address, found.supplier?.address),
          supplier.address,
          found.supplier?.address,
        ),
      );
    if (supplier.taxId)
      verdicts.push(
        verdict(
          'supplier tax id',
          sameText(supplier.taxId, found.supplier?.taxId),
          supplier.taxId,
          found.supplier?.taxId,
        ),
      );
  }
  if (truth.customer !== undefined && truth.customer !== null) {
    const customer = partyOf(truth.customer);
    if (customer.name)
      verdicts.push(
        verdict('customer near', nearText(customer.name, found.customer?.name), customer.name, found.customer?.name),
      );
  }
  return verdicts;
}

function sameItem(truth: TruthItem, found: ManifestItem): boolean {
  const number = (wanted: string | null | undefined, got: string | null): boolean =>
    wanted === undefined || wanted === null || sameMoney(wanted, got);
  const quantity = truth.quantity === '1' && found.quantity === null ? true : number(truth.quantity, found.quantity);
  const name = truth.name === undefined || truth.name === null || nearText(truth.name, found.name);
  return name && quantity && number(truth.price, found.price) && number(truth.amount, found.amount);
}

/** Counts pairs one to one: each found row answers for one wanted row. */
function matched<T, F>(wanted: readonly T[], found: readonly F[], same: (wanted: T, found: F) => boolean): number {
  const left = [...found];
  let right = 0;
  for (const row of wanted) {
    const index = left.findIndex((candidate) => same(row, candidate));
    if (index < 0) continue;
    left.splice(index, 1);
    right++;
  }
  return right;
}

function itemVerdicts(truth: Truth, found: Manifest): Verdict[] {
  if (truth.items === undefined) return [];
  const right = matched(truth.items, found.items, sameItem);
  const wanted = JSON.stringify(truth.items);
  return [{ field: 'item rows', right, of: truth.items.length, wanted, found: JSON.stringify(found.items) }];
}

function sameLine(truth: TruthLine, found: ManifestLine): boolean {
  const balance = truth.balance === null || sameSigned(truth.balance, found.balance);
  return truth.date === found.date && sameMoney(truth.out, found.out) && sameMoney(truth.in, found.in) && balance;
}

const STATEMENT_FIELDS = [
  'account',
  'currency',
  'periodStart',
  'periodEnd',
  'dueDate',
  'openingBalance',
  'closingBalance',
] as const;

function statementFields(truth: TruthStatement, found: ManifestStatement | undefined): Verdict[] {
  return STATEMENT_FIELDS.flatMap((field): Verdict[] => {
    if (truth[field] === undefined) return [];
    const same = field.endsWith('Balance')
      ? sameSigned(truth[field], found?.[field])
      : sameText(truth[field], found?.[field]);
    return [verdict(`statement ${field}`, same, truth[field], found?.[field])];
  });
}

function statementVerdicts(truth: Truth, found: Manifest): Verdict[] {
  if (truth.statements === undefined) return [];
  let allRight = truth.statements.length === found.statements.length;
  const verdicts = truth.statements.flatMap((statement, index): Verdict[] => {
    const got = found.statements[index];
    const right = matched(statement.lines, got?.lines ?? [], sameLine);
    allRight &&= right === statement.lines.length && (got?.lines.length ?? 0) === right;
    const described = matched(
      statement.lines,
      got?.lines ?? [],
      (a, b) => sameLine(a, b) && nearText(a.description, b.description),
    );
    return [
      ...statementFields(statement, got),
      { field: 'statement rows', right, of: statement.lines.length },
      { field: 'statement rows with description', right: described, of: statement.lines.length },
    ];
  });
  const bank =
    truth.bank === undefined ? [] : [verdict('bank near', nearText(truth.bank, found.bank), truth.bank, found.bank)];
  return [...verdicts, ...bank, verdict('statement documents', allRight, truth.id, found.statements.length)];
}

/** Judges one reading. Fields without a label are not judged; a null label wants no value. */
export function judge(truth: Truth, found: Manifest): Verdict[] {
  const kinds = [truth.kind, ...(truth.kindAlso ?? [])];
  const kind = verdict('kind', kinds.includes(found.kind), truth.kind, found.kind);
  if (truth.kind === 'bank_statement') return [kind, ...statementVerdicts(truth, found)];
  if (truth.kind === 'other') return [kind];
  return [kind, ...fieldVerdicts(truth, found), ...partyVerdicts(truth, found), ...itemVerdicts(truth, found)];
}

/** What an unreadable document scores: nothing of all that was labelled. */
export function judgeFailure(truth: Truth, code: string): Verdict[] {
  const empty = { warnings: [], items: [], statements: [], supplier: null, customer: null } as unknown as Manifest;
  return judge(truth, { ...empty, kind: 'other' }).map((entry) => ({
    ...entry,
    right: entry.field === 'kind' ? entry.right : 0,
    found: `error ${code}`,
  }));
}
