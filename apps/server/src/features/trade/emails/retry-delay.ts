const MINUTE_MS = 60_000;

/** Minutes to wait after the first, second ... failed attempt: ten attempts within two days. */
const WAITS_MINUTES = [1, 5, 15, 60, 120, 240, 480, 720, 720] as const;

export const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** The time of the next attempt after the given number of failed ones; null if the email is given up. */
export function nextTryAfter(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
