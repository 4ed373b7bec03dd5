import type { AccountsBody, AccountsFacts, StatutoryAccounts } from '@folio/contract';

/** What a person enters on the screen. */
export type AccountsDraft = Omit<AccountsBody, 'version' | 'end'>;

/** The form as the accounts were saved, or as they are proposed. */
export function draftOf({ book, with_cash_flow, assignments }: StatutoryAccounts): AccountsDraft {
  return {
    start: book.period.from,
    rounding: book.rounding,
    with_cash_flow,
    facts: book.facts,
    texts: book.texts,
    assignments,
  };
}

/** What is saved. Only texts that a person changed are sent, so that the others follow the facts. */
export function bodyOf(accounts: StatutoryAccounts, draft: AccountsDraft): AccountsBody {
  const texts = draft.texts.filter(({ key, en, zh }) => {
    const usual = proposedText(accounts, key);
    return usual.en !== en || usual.zh !== zh;
  });
  return { ...draft, texts, end: accounts.book.period.to, version: accounts.version };
}

/** A text as it was proposed; the empty text if none is. */
export function proposedText({ proposed }: StatutoryAccounts, key: string): { en: string; zh: string } {
  return proposed.find((text) => text.key === key) ?? { en: '', zh: '' };
}

type Related = AccountsFacts['related'][number];

export const NEW_DIRECTOR: AccountsFacts['directors'][number] = { name: '', name_zh: '', change: '' };
export const NEW_RELATED: Related = { name: '', relationship: '', nature: '', current: '0.00', previous: '0.00' };

/** The list with the item at an index changed, or without it. */
export function withItem<T>(list: readonly T[], index: number, change: Partial<T> | null): T[] {
  return list.flatMap((item, at) => {
    if (at !== index) return [item];
    return change === null ? [] : [{ ...item, ...change }];
  });
}
