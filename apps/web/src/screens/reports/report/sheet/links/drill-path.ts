import type { Drill } from '@folio/contract';

/** What a drill keeps of the report it starts from: the same books are looked at, in the same names. */
export interface DrillContext {
  known_on: string;
  names: string;
}

/** The address a figure leads to: another report with its parameters, an entry, an invoice or bill, or a document. */
export function drillPath(drill: Drill, from: DrillContext): string {
  if ('entry' in drill) return `/journal-entry/${encodeURIComponent(drill.entry)}`;
  if ('invoice' in drill) return `/invoice/${encodeURIComponent(drill.invoice)}`;
  if ('document' in drill) return `/document/${encodeURIComponent(drill.document)}`;
  const query = new URLSearchParams(drill.query);
  if (from.known_on !== '' && !query.has('known_on')) query.set('known_on', from.known_on);
  if (from.names !== 'one' && !query.has('names')) query.set('names', from.names);
  const text = query.toString();
  return `/reports/${drill.report}${text === '' ? '' : `?${text}`}`;
}
