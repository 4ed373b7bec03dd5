import type { BankRuleBody, RuleAction, RuleConditions } from '@folio/contract';
import { formatMoney, payeeKey } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { bestProposal, codedAs, type StandingProposal } from './coded-as.ts';
import { type PostedPart, type RuleLine, readPostedParts, readRuleLine } from './line-store.ts';

type Part = Extract<RuleAction, { kind: 'classify' }>['parts'][number];

/** Proposes a rule from one line: its payee, its direction, and its coding or suggestion. */
export async function ruleFromLine(tx: CompanyTransaction, id: string): Promise<BankRuleBody> {
  const line = await readRuleLine(tx, id);
  if (line === null) throw new DomainError('not_found');
  const text = tellingText(line);
  return {
    name: text[0]?.value ?? '',
    active: true,
    conditions: {
      direction: line.amountMinor > 0n ? 'received' : 'spent',
      bank_account_ids: [line.bankAccountId],
      text,
      amount_min: null,
      amount_max: null,
    },
    action: await actionOf(tx, line),
  };
}

/** The words that identify the payee: the longest run of its words that also appears in the text. */
export function tellingText(line: Pick<RuleLine, 'payee' | 'description' | 'amountMinor'>): RuleConditions['text'] {
  const words = payeeKey(line).split(' ').slice(1);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(' ')),
  );
  const longestIn = (text: string) =>
    runs.filter((run) => plain(text).includes(run)).toSorted((a, b) => b.length - a.length)[0];
  const inPayee = line.payee === null ? undefined : longestIn(line.payee);
  if (inPayee !== undefined) return [{ field: 'payee', match: 'contains', value: inPayee.slice(0, 120) }];
  const value = longestIn(line.description);
  return value === undefined ? [] : [{ field: 'description', match: 'contains', value: value.slice(0, 120) }];
}

/** Normalizes text as rules compare it: without case, width and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

async function actionOf(tx: CompanyTransaction, line: RuleLine): Promise<RuleAction> {
  const coded = codedAs(line.coded);
  if (coded?.kind === 'exclude') return { kind: 'exclude', reason: coded.about[0] ?? '' };
  if (coded?.kind === 'transfer') return { kind: 'transfer', account_code: coded.about[0] ?? '' };
  if (coded?.kind !== 'classify') return proposedAction(bestProposal(line.candidates));
  const entries = line.entryId === null ? [] : [{ entryId: line.entryId, bankCode: line.accountCode }];
  const posted = await readPostedParts(tx, entries);
  return { kind: 'classify', parts: partsOf(line, coded.about, posted) };
}

function proposedAction(proposal: StandingProposal | null): RuleAction {
  if (proposal?.action === 'exclude') return { kind: 'exclude', reason: proposal.reason ?? '' };
  if (proposal?.action === 'transfer') return { kind: 'transfer', account_code: proposal.transfer?.accountCode ?? '' };
  const codes = proposal?.action === 'classify' ? proposal.parts.map((part) => part.accountCode) : [];
  return { kind: 'classify', parts: [{ ...NOTHING, account_code: codes[0] ?? '' }] };
}

const NOTHING = { percent: null, amount: null, tax_code: null, description: null } as const;

/**
 * The parts a line was classified to: as percentages if these are whole numbers, else as amounts; the largest part
 * takes the remainder. A rule cannot have a part against the line's direction: in that case the largest part is used
 * for the whole amount.
 */
export function partsOf(line: RuleLine, codes: readonly string[], posted: readonly PostedPart[]): Part[] {
  const sign = line.amountMinor > 0n ? -1n : 1n;
  const shares = codes.map((code) => {
    const own = posted.find((part) => part.accountCode === code);
    return { code, amountMinor: sign * (own?.amountMinor ?? 0n), taxCode: own?.taxCode ?? null };
  });
  const [largest, ...others] = shares.toSorted(
    (a, b) => Number(b.amountMinor > a.amountMinor) - Number(b.amountMinor < a.amountMinor),
  );
  if (largest === undefined) return [{ ...NOTHING, account_code: '' }];
  const rest: Part = { ...NOTHING, account_code: largest.code, tax_code: largest.taxCode };
  if (others.some((part) => part.amountMinor <= 0n)) return [rest];
  const wholeMinor = shares.reduce((sum, part) => sum + part.amountMinor, 0n);
  const inPercents = others.every((part) => (part.amountMinor * 100n) % wholeMinor === 0n);
  const fixed = others.map((part) => ({
    ...NOTHING,
    account_code: part.code,
    tax_code: part.taxCode,
    percent: inPercents ? String((part.amountMinor * 100n) / wholeMinor) : null,
    amount: inPercents ? null : formatMoney(part.amountMinor, line.currency),
  }));
  return [...fixed, rest];
}
