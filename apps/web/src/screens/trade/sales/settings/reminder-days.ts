const most = 6;
const range = { first: -30, last: 365 };

/** Days after the due date from what was typed: whole numbers in range, each once, in order, the first six of them. */
export function readReminderDays(typed: readonly string[]): number[] {
  const days = typed
    .map((text) => text.trim())
    .filter((text) => /^[+-]?\d{1,3}$/.test(text))
    .map(Number)
    .filter((day) => day >= range.first && day <= range.last);
  return [...new Set(days)].slice(0, most).sort((a, b) => a - b);
}
