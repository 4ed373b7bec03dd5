/** A text in the language of the screen; in the other one if it has only that. */
export function wordsIn(language: string, words: { en: string; zh: string }): string {
  return language === 'zh-Hant' ? words.zh || words.en : words.en || words.zh;
}

/** An amount as statements show it: grouped, negatives in brackets, zero as a dash, with the decimals that it has. */
export function shownFigure(amount: string): string {
  if (!/[1-9]/.test(amount)) return '–';
  const [whole = '', decimals] = amount.replace(/^-/, '').split('.');
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`);
  return amount.startsWith('-') ? `(${figure})` : figure;
}
