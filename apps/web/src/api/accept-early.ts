import { askAboutEarlyDate } from '../session/early-date/early-date.ts';
import { earlyDateOf } from './api-error.ts';

/** A record of a bulk action that the server rejected, while others may have succeeded. */
interface Refused {
  id: string;
  message: string | null;
  reason: string | null;
}

/** Ids of the records that were rejected only because of an early date and that the user wants to post anyway. */
export async function acceptedEarly(refused: readonly Refused[]): Promise<string[]> {
  const early = refused.filter(({ reason }) => earlyDateOf(reason) !== null);
  if (early.length === 0) return [];
  const isTakeover = early.some(({ reason }) => earlyDateOf(reason) === 'takeover');
  const sentences = [...new Set(early.map(({ message }) => message ?? ''))];
  const about = isTakeover ? 'takeover' : 'incorporation';
  return (await askAboutEarlyDate({ about, sentences })) ? early.map(({ id }) => id) : [];
}
