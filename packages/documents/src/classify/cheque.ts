const PAY = /(?:^|\s)pay(?: to)?\b(?! ?(?:by|method|slip|ment|able|now|ing))|祈付|憑票(?:祈|即)?付/u;
const BEARER = /or bearer|或持票人|or order|抬頭人|a\/?c payee|account payee|only to|not negotiable/u;
const WORDS_SUM = /hong kong dollars?|dollars?|港幣|元正|圓正|\bonly\b|整$/u;
const MAX_LINES = 22;

/** Whether the texts of a page are those of a bank's cheque: an order to pay, to a payee or bearer, a sum in words. */
export function isCheque(texts: readonly string[]): boolean {
  if (texts.length > MAX_LINES) return false;
  const text = texts.join('\n');
  const marks = [PAY, BEARER, WORDS_SUM].filter((pattern) => pattern.test(text)).length;
  const bank = /bank|銀行|hsbc|cheque|支票/u.test(text);
  return BEARER.test(text) && marks >= 2 && bank;
}
