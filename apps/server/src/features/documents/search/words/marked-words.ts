/**
 * Amounts and dates among the words of a record. They begin with a sign that no other word contains, so that 2026 as a
 * part of a number is not the year.
 */

/** The word of an amount: no sign, no separators, no zeros at the end of the decimals. */
export function amountWord(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.replace(/^[-+]/, '').split('.');
  const kept = withoutLastZeros(decimals);
  return `=${withoutFirstZeros(whole)}${kept === '' ? '' : `.${kept}`}`;
}

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

function withoutFirstZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits[start] === '0') start++;
  return digits.slice(start);
}

export const yearWord = (year: string) => `@${year}`;
export const monthWord = (month: number) => `@m${String(month).padStart(2, '0')}`;
export const dayOfMonthWord = (day: number) => `@d${String(day).padStart(2, '0')}`;
export const dayWord = (day: string) => `@${day.replaceAll('-', '')}`;

/** The words of `YYYY-MM-DD`: the day, its year, month and day of the month. */
export function dayWords(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  return [dayWord(day), yearWord(year), monthWord(Number(month)), dayOfMonthWord(Number(date))];
}
