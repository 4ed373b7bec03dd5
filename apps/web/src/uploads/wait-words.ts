import type { StoredDocument } from '@folio/contract';
import type { TFunction } from 'i18next';

/** A rounded waiting time; the longer it is, the coarser the rounding, so that the text stays correct for a while. */
export interface RoughTime {
  unit: 'moment' | 'seconds' | 'minutes' | 'hours';
  count: number;
}

const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3600;

/** Rounds seconds: a few seconds, tens of seconds, minutes, five minutes above ten, hours. */
export function roughTime(seconds: number): RoughTime {
  if (seconds < 15) return { unit: 'moment', count: 0 };
  if (seconds < 55) return { unit: 'seconds', count: Math.round(seconds / 10) * 10 };
  const minutes = Math.max(1, Math.round(seconds / SECONDS_A_MINUTE));
  if (minutes <= 10) return { unit: 'minutes', count: minutes };
  if (minutes < 58) return { unit: 'minutes', count: Math.round(minutes / 5) * 5 };
  return { unit: 'hours', count: Math.max(1, Math.round(seconds / SECONDS_AN_HOUR)) };
}

type Waiting = Pick<StoredDocument, 'state' | 'queue_position' | 'estimated_wait_s'>;

/** A document's position in the queue and when it will be ready; null once it no longer waits. */
export function waitWords(t: TFunction<'common'>, document: Waiting): string | null {
  if (document.state !== 'queued') return null;
  const { queue_position: position, estimated_wait_s: seconds } = document;
  if (position === null || seconds === null) return t('common:readingWait.some');
  const time = timeWords(t, seconds);
  return position === 0
    ? t('common:readingWait.next', { time })
    : t('common:readingWait.before', { count: position, time });
}

/** How many documents wait and when the last of them will be ready; null if none waits. */
export function allWaitWords(t: TFunction<'common'>, documents: readonly Waiting[]): string | null {
  const waits = documents.flatMap((one) => (one.state === 'queued' ? [one.estimated_wait_s] : []));
  const known = waits.filter((seconds) => seconds !== null);
  if (known.length === 0) return null;
  return t('common:readingWait.all', { count: waits.length, time: timeWords(t, Math.max(...known)) });
}

function timeWords(t: TFunction<'common'>, seconds: number): string {
  const { unit, count } = roughTime(seconds);
  return t(`common:readingWait.in.${unit}`, { count });
}
