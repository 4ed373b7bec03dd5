const WORDS: Readonly<Record<string, string>> = {
  LIMITED: 'LTD',
  COMPANY: 'CO',
  INCORPORATED: 'INC',
  CORPORATION: 'CORP',
};

/**
 * A name in the form used for comparison, so that "Blue Harbour Retail Limited" and "BLUE HARBOUR RETAIL LTD." are
 * one contact: full-width forms are replaced, letters are capitals, punctuation is removed, company forms are
 * abbreviated. A name of symbols only (an emoji) is compared by its symbols.
 */
export function contactKey(name: string): string {
  const plain = name.normalize('NFKC').toUpperCase().trim();
  const words = plain
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
  return words === '' ? plain : words;
}
