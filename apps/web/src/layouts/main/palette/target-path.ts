import type { SearchHit } from '@folio/contract';

/** The path of the screen that shows a hit. */
export function targetPath({ target, title }: Pick<SearchHit, 'target' | 'title'>): string {
  switch (target.screen) {
    case 'contact':
      return `/contact/${target.id}`;
    case 'invoice':
      return `/invoice/${target.id}`;
    case 'journal_entry':
      return `/journal-entry/${target.id}`;
    case 'document':
      return `/document/${target.id}`;
    case 'account':
      return `/reports/account-transaction?${new URLSearchParams({ account: target.code })}`;
    case 'bank_line': {
      const show = target.open ? 'to_do' : 'all';
      return `/bank-statement?${new URLSearchParams({ account: target.bank_account_id, show, q: title })}`;
    }
  }
}
