import { absolute, displayMoney, type ReviewedMovement } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { readTopEntries, type TopEntry } from './check-store.ts';
import { onNormalSide, shownPercent } from './present.ts';

interface Wish {
  language: Language;
  currency: string;
  period: { start: string; end: string };
}

/** A sentence for each movement from the largest entries behind it, by account code. */
export async function proposeExplanations(
  tx: CompanyTransaction,
  { language, currency, period }: Wish,
  movements: readonly ReviewedMovement[],
): Promise<Map<string, string>> {
  const codes = movements.map(({ account }) => account.code);
  const entries = Map.groupBy(await readTopEntries(tx, period, codes), ({ code }) => code);
  return new Map(
    movements.map((movement) => [
      movement.account.code,
      proposal(movement, entries.get(movement.account.code) ?? [], { language, currency }),
    ]),
  );
}

/** The sentence of one movement. Amounts are on the account's normal side. */
export function proposal(
  { account, changeMinor, percent }: ReviewedMovement,
  entries: readonly TopEntry[],
  { language, currency }: Pick<Wish, 'language' | 'currency'>,
): string {
  const change = onNormalSide(account, changeMinor);
  const amount = displayMoney(absolute(change), currency, { code: true });
  const shown = shownPercent(percent, account);
  const values = { amount, percent: shown === null ? '' : shown.replace('-', '') };
  const direction = change < 0n ? 'down' : 'up';
  const first = sentence(language, shown === null ? `close_${direction}_from_nil` : `close_${direction}`, values);
  if (entries.length === 0) return first;
  const listed = entries.map((entry) =>
    sentence(language, 'close_top_entry', {
      number: entry.number,
      name: entry.contact ?? entry.narration,
      amount: displayMoney(onNormalSide(account, entry.amountMinor), currency),
    }),
  );
  return `${first} ${sentence(language, 'close_top_entries', { entries: listed.join(language === 'zh-Hant' ? '；' : '; ') })}`;
}
