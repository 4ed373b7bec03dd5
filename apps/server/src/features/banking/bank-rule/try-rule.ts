import type { BankRuleBody, RuleTrial } from '@folio/contract';
import { absolute, type Currency, formatMoney, type LineRule, partsOfRule, ruleHolds } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { listBankAccounts, readBooks } from '../../books/ledger/index.ts';
import { conditionFaults } from './check-rule.ts';
import { type CodedAs, codedAs } from './coded-as.ts';
import { linesWithin, type PostedPart, type RuleLine, readPostedParts } from './line-store.ts';
import { lineRuleOf } from './read-rules.ts';
import { groundOf } from './rule-ground.ts';

const SHOWN = 200;

/** Tests a rule against the existing lines: counts all matches and shows the newest. Changes nothing. */
export async function tryRule(tx: CompanyTransaction, language: Language, rule: BankRuleBody): Promise<RuleTrial> {
  const { conditions } = rule;
  const faults = conditionFaults(conditions, await groundOf(tx, conditions));
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const { chart, baseCurrency } = await readBooks(tx);
  const ruleOf = await ruleByCurrency(tx, rule);
  const trial: RuleTrial = { matched: 0, coded: 0, agreeing: 0, lines: [] };
  const bounds = { direction: conditions.direction, bankAccountIds: conditions.bank_account_ids };
  for await (const chunk of linesWithin(tx, bounds)) {
    const fitting = chunk.flatMap((line) => {
      const lineRule = ruleOf(line.currency);
      return lineRule !== null && ruleHolds(lineRule, { ...line, ref: line.id }) ? [{ line, lineRule }] : [];
    });
    const posted = await partsPosted(
      tx,
      fitting.filter(({ line }) => line.currency === baseCurrency),
    );
    for (const { line, lineRule } of fitting) {
      const coded = codedAs(line.coded);
      const agrees = coded === null ? null : agreesWith(lineRule, line, { coded, posted: posted.get(line.id) ?? [] });
      trial.matched += 1;
      if (agrees !== null) trial.coded += 1;
      if (agrees === true) trial.agreeing += 1;
      if (trial.lines.length < SHOWN) trial.lines.push(shownLine(line, agrees, codedText(coded)));
    }
  }
  return trial;

  function codedText(coded: CodedAs | null): string | null {
    if (coded === null) return null;
    if (coded.kind === 'exclude' && coded.about[0] === 'duplicate') return sentence(language, 'line_duplicate');
    if (coded.kind === 'match' || coded.kind === 'exclude') return coded.about.join(', ');
    const nameOf = (code: string) => chart.byCode.get(code)?.[language === 'zh-Hant' ? 'nameZh' : 'name'] ?? '';
    return coded.about.map((code) => `${code} ${nameOf(code)}`.trim()).join(', ');
  }
}

/** The rule prepared once for each currency. */
async function ruleByCurrency(
  tx: CompanyTransaction,
  rule: BankRuleBody,
): Promise<(currency: Currency) => LineRule | null> {
  const accounts = await listBankAccounts(tx);
  const codes = new Map(accounts.map(({ id, code }) => [id, code]));
  const known = new Map(
    [...new Set(accounts.map((account) => account.currency))].map((currency) => [
      currency,
      lineRuleOf('trial', rule, { currency, codes }),
    ]),
  );
  return (currency) => known.get(currency) ?? null;
}

/**
 * Postings of lines in base currency that were split over several accounts. A rule agrees only if the amounts agree
 * too.
 */
async function partsPosted(
  tx: CompanyTransaction,
  fitting: readonly { line: RuleLine }[],
): Promise<ReadonlyMap<string, PostedPart[]>> {
  const split = fitting.flatMap(({ line }) => {
    const coded = codedAs(line.coded);
    const several = coded?.kind === 'classify' && coded.about.length > 1 && line.entryId !== null;
    return several && line.entryId !== null ? [{ line, entryId: line.entryId, bankCode: line.accountCode }] : [];
  });
  const parts = await readPostedParts(tx, split);
  return new Map(split.map(({ line, entryId }) => [line.id, parts.filter((part) => part.entryId === entryId)]));
}

function agreesWith(
  rule: LineRule,
  line: RuleLine,
  { coded, posted }: { coded: CodedAs; posted: readonly PostedPart[] },
): boolean {
  const { action } = rule;
  if (action.kind !== coded.kind) return false;
  if (action.kind === 'exclude') return true;
  if (action.kind === 'transfer') return coded.about.includes(action.accountCode);
  const parts = partsOfRule(rule, line.amountMinor);
  if (parts === null) return false;
  const codes = new Set(parts.map((part) => part.accountCode));
  if (codes.size !== coded.about.length || !coded.about.every((code) => codes.has(code))) return false;
  return codes.size === 1 || parts.every((part) => part.taxCode !== null) || sameAmounts(parts, posted);
}

/** Compares the amounts of parts without tax. For parts with tax, only the account is compared. */
function sameAmounts(
  parts: readonly { accountCode: string; amountMinor: bigint; taxCode: string | null }[],
  posted: readonly PostedPart[],
): boolean {
  return parts.every(({ accountCode, amountMinor, taxCode }) => {
    const own = posted.find((part) => part.accountCode === accountCode);
    return taxCode !== null || own === undefined || own.taxCode !== null || absolute(own.amountMinor) === amountMinor;
  });
}

function shownLine(line: RuleLine, agrees: boolean | null, codedText: string | null): RuleTrial['lines'][number] {
  return {
    id: line.id,
    date: line.date,
    payee: line.payee,
    description: line.description,
    amount: formatMoney(line.amountMinor, line.currency),
    currency: line.currency,
    coded_text: codedText,
    agrees,
  };
}
