import { DomainError } from '../../../platform/http/domain-error.ts';

/**
 * A position in the log: the instant to the microsecond, the source (event, posting, account) and its number there.
 */
export interface TrailPlace {
  at: string;
  source: 'a' | 'e' | 'j';
  tie: string;
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)~([aej])~(\d{1,18})$/;

export function writePlace({ at, source, tie }: TrailPlace): string {
  return `${at}~${source}~${tie}`;
}

/** Parses the position from an earlier answer; throws `validation_failed` for an invalid text. */
export function readPlace(text: string | undefined): TrailPlace | null {
  if (text === undefined) return null;
  const [, at, source, tie] = WRITTEN.exec(text) ?? [];
  const isSource = source === 'a' || source === 'e' || source === 'j';
  if (at === undefined || tie === undefined || !isSource || Number.isNaN(Date.parse(at)))
    throw new DomainError('validation_failed', { faults: [{ path: 'before', word: 'value_invalid' }] });
  return { at, source, tie };
}
