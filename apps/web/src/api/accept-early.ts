import { askAboutEarlyDate } from '../session/early-date.ts';
import { earlyDateOf } from './api-error.ts';

/** A record of an act over several, refused by itself. */
interface Refused {
  id: string;
  message: string | null;
  /** The error word. */
  reason: string | null;
}

/** Ids of the records that were refused for an early day alone and that the person wants posted all the same. */
export async function acceptedEarly(refused: readonly Refused[]): Promise<string[]> {
  const early = refused.filter(({ reason }) => earlyDateOf(reason) !== null);
  if (early.length === 0) return [];
  const isTakeover = early.some(({ reason }) => earlyDateOf(reason) === 'takeover');
  const sentences = [...new Set(early.map(({ message }) => message ?? ''))];
  const about = isTakeover ? 'takeover' : 'incorporation';
  return (await askAboutEarlyDate({ about, sentences })) ? early.map(({ id }) => id) : [];
}
