const WORDS: Readonly<Record<string, string>> = {
  LIMITED: 'LTD',
  COMPANY: 'CO',
  INCORPORATED: 'INC',
  CORPORATION: 'CORP',
};

/**
 * A name as it is compared, so that "Blue Harbour Retail Limited" and "BLUE HARBOUR RETAIL LTD." are one contact:
 * full-width forms made plain, capitals, no punctuation, company forms in their short spelling. A name of nothing but signs
 * (an emoji) is compared by its signs.
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
