interface Year {
  start: string;
  end: string;
}

export function postingsPath(code: string, { start, end }: Year): string {
  return `/reports/account-transaction?${new URLSearchParams({ account: code, from: start, to: end })}`;
}

/** Where the user settles an open point; `word` names the screen. Some points have no such screen. */
export function placesOf(
  point: string,
  year: Year,
  suspense: string,
): { word: 'sales' | 'purchases' | 'bank' | 'documents' | 'suspense' | 'opening'; path: string }[] {
  switch (point) {
    case 'drafts':
      return [
        { word: 'sales', path: '/sales?state=draft' },
        { word: 'purchases', path: '/purchases?state=draft' },
      ];
    case 'bank_lines':
      return [{ word: 'bank', path: '/bank-statement' }];
    case 'documents':
      return [{ word: 'documents', path: '/document' }];
    case 'suspense':
      return [{ word: 'suspense', path: postingsPath(suspense, year) }];
    case 'opening_equity':
      return [{ word: 'opening', path: '/accounting/opening-balances' }];
    default:
      return [];
  }
}
