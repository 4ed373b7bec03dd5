import { Refusal } from '../../platform/http/refusal.ts';

/** The refusal of somebody who has to wait, with the time left in words: seconds under a minute, else whole minutes. */
export function waitRefusal(leftMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60)
    return new Refusal('too_many_requests', { word: 'wait_seconds', values: { seconds: String(seconds) } });
  if (minutes === 1) return new Refusal('too_many_requests', { word: 'wait_minute' });
  return new Refusal('too_many_requests', { values: { minutes: String(minutes) } });
}
