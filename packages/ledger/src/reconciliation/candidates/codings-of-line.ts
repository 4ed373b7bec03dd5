import type { AccountCode } from '../../accounts/index.ts';
import { daysBetween } from '../../calendar/index.ts';
import { absolute } from '../../money/index.ts';
import { accountByWords } from '../evidence/keyword-prior.ts';
import type { ReadLine } from '../evidence/line-evidence.ts';
import { payeeKey, plainText } from '../evidence/line-text.ts';
import { SURE_SIMILARITY } from '../evidence/name-index.ts';
import { nameOverlap, readName } from '../evidence/payee.ts';
import { compare } from '../index-of-documents/document-index.ts';
import type { PreparedSurroundings } from '../index-of-documents/prepare.ts';
import { partsOfRule, ruleHolds } from '../rule.ts';
import type { LineRule, LineToCode, PayeeChoice, SuggestedPart } from '../suggestion.ts';
import { type Candidate, candidate, good } from './candidate.ts';

const HALF_LIFE_DAYS = 365;
const MAX_CHOICES = 4;
const LIKE_OVERLAP = 0.6;

function whole(line: LineToCode, accountCode: AccountCode): SuggestedPart[] {
  return [{ accountCode, amountMinor: absolute(line.amountMinor), taxCode: null, description: null }];
}

/** The first of the company's rules that matches and can be applied. */
export function ruleOfLine(read: ReadLine, { around }: PreparedSurroundings): Candidate[] {
  for (const rule of around.rules) {
    if (!ruleHolds(rule, read.line)) continue;
    const found = byRule(read.line, rule, around.accountCodes);
    if (found !== null) return [found];
  }
  return [];
}

function byRule(line: LineToCode, rule: LineRule, accountCodes: ReadonlySet<string>): Candidate | null {
  const told = {
    source: 'rule' as const,
    points: 100,
    sure: true,
    ruleRef: rule.ref,
    reasons: [good('rule', rule.name)],
  };
  const { action } = rule;
  if (action.kind === 'exclude') return candidate({ ...told, action: 'exclude', reason: action.reason });
  if (action.kind === 'transfer') {
    if (action.accountCode === line.accountCode) return null;
    return candidate({
      ...told,
      action: 'transfer',
      transfer: { accountCode: action.accountCode, lineRef: null, amountMinor: null },
    });
  }
  const parts = partsOfRule(rule, line.amountMinor);
  if (parts === null || parts.some(({ accountCode }) => !accountCodes.has(accountCode))) return null;
  return candidate({ ...told, action: 'classify', parts });
}

/** Earlier codings of the payee's lines, highest weight first; older codings weigh less, rejections count against. */
export function pastOfLine(read: ReadLine, prepared: PreparedSurroundings): Candidate[] {
  const { line } = read;
  const { around } = prepared;
  const key = payeeKey(line);
  const known = around.history.has(key) ? key : likeKey(read, prepared);
  const weighed = (known === null ? [] : (around.history.get(known) ?? []))
    .filter(({ accountCode }) => around.accountCodes.has(accountCode))
    .map((choice) => ({ choice, weight: weightOf(choice, line) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const word = accountByWords(read.text, line.amountMinor > 0n ? 'received' : 'spent', around.chart);
  // A word outside the payee's key describes this line; a word inside it is the same on every line of the payee.
  const fresh = word !== null && known !== null && !known.includes(plainText(word.word));
  return weighed
    .toSorted((a, b) => b.weight - a.weight || compare(a.choice.accountCode, b.choice.accountCode))
    .slice(0, MAX_CHOICES)
    .map(({ choice, weight }) => {
      const agrees = word?.accountCode === choice.accountCode;
      const share = total > 0 ? weight / total : 0;
      return byChoice(line, choice, { weight, share, exact: known === key, agrees, against: fresh && !agrees });
    });
}

/** The key of a payee printed a little differently before: cut, or with one letter wrong. */
function likeKey(read: ReadLine, { pastPayees }: PreparedSurroundings): string | null {
  const printed = readName(read.who);
  const hits = (read.line.amountMinor > 0n ? pastPayees.in : pastPayees.out).find(read.who);
  const near = hits.find(
    ({ ref, similarity }) =>
      similarity >= SURE_SIMILARITY && nameOverlap(printed, readName(ref.slice(ref.indexOf(' ')))) >= LIKE_OVERLAP,
  );
  return near?.ref ?? null;
}

function weightOf({ times, refused, lastUsed }: PayeeChoice, { date }: LineToCode): number {
  const ageDays = Math.max(0, daysBetween(lastUsed, date));
  return Math.max(0, times - refused) * 0.5 ** (ageDays / HALF_LIFE_DAYS);
}

function byChoice(
  line: LineToCode,
  { accountCode, times, refused }: PayeeChoice,
  told: {
    readonly weight: number;
    readonly share: number;
    readonly exact: boolean;
    readonly agrees: boolean;
    readonly against: boolean;
  },
): Candidate {
  const settled = told.weight / (told.weight + 0.5);
  const points =
    Math.round(58 + 34 * told.share * settled) +
    (told.exact ? 0 : -6) +
    (told.agrees ? 14 : 0) +
    (told.against ? -16 : 0) -
    10 * refused;
  return candidate({
    action: 'classify',
    source: 'history',
    points,
    // The name alone never makes it certain: the same payee may be paid for something else.
    sure: told.exact && told.agrees && refused === 0 && told.share === 1 && told.weight >= 2,
    parts: whole(line, accountCode),
    reasons: [
      good('history', String(times)),
      ...(refused > 0 ? [{ kind: 'refused' as const, value: String(refused), good: false }] : []),
    ],
  });
}

export function wordsOfLine({ line, text, who }: ReadLine, { around, documents }: PreparedSurroundings): Candidate[] {
  const found = accountByWords(text, line.amountMinor > 0n ? 'received' : 'spent', around.chart);
  if (found === null || !around.accountCodes.has(found.accountCode)) return [];
  return [
    candidate({
      action: 'classify',
      source: 'word',
      // If the party has open documents, a word in its name describes its trade, not the purchase.
      points: (documents.names.find(who)[0]?.similarity ?? 0) >= SURE_SIMILARITY ? 52 : 70,
      parts: whole(line, found.accountCode),
      reasons: [good('word', found.word)],
    }),
  ];
}
