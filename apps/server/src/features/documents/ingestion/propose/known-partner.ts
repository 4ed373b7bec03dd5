import { type Field, type Party, type Reading, supplierLikeness } from '@folio/documents';
import { contactKey } from '../../../trade/contact/index.ts';

/** A contact of the books with all its names. */
export interface KnownContact {
  name: string;
  nameZh: string | null;
}

/** Recognition sometimes misreads a letter. From this similarity on, two names are considered the same, */
const ALIKE = 0.8;
/** unless the similarity of another contact is within this margin. */
const MARGIN = 0.05;
/** A person must check a name that was corrected automatically. */
const CERTAINTY = 0.8;

function namesOf(contacts: readonly KnownContact[]): string[] {
  return contacts.flatMap(({ name, nameZh }) => (nameZh === null || nameZh === '' ? [name] : [name, nameZh]));
}

/**
 * The only known name that matches a misread name; null if the name is known as read, or if no name or several names
 * match.
 */
export function knownName(read: string, names: readonly string[]): string | null {
  const key = contactKey(read);
  if (names.some((name) => contactKey(name) === key)) return null;
  const ranked = names
    .map((name) => ({ name, likeness: supplierLikeness(read, name) ?? 0 }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best, second] = ranked;
  if (best === undefined || best.likeness < ALIKE) return null;
  return second !== undefined && best.likeness - second.likeness < MARGIN ? null : best.name;
}

function knownParty(party: Party | null, names: readonly string[]): Party | null {
  const name: Field<string> | null = party?.name ?? null;
  if (party === null || name === null || name.origin !== 'read') return party;
  const known = knownName(name.value, names);
  if (known === null) return party;
  const confidence = Math.min(name.confidence, CERTAINTY);
  return { ...party, name: { ...name, value: known, origin: 'computed', confidence, readAs: name.value } };
}

/** Whether letters may have been misread. A text layer has no misread letters. */
export function isRecognised(reading: Reading): boolean {
  return reading.pages.some((page) => page.source === 'ocr');
}

/** On a recognized page, replaces the other party's name with the known name if recognition misread some letters. */
export function withKnownPartners(reading: Reading, contacts: readonly KnownContact[]): Reading {
  if (!isRecognised(reading)) return reading;
  const names = namesOf(contacts);
  return reading.direction === 'sales'
    ? { ...reading, customer: knownParty(reading.customer, names) }
    : { ...reading, supplier: knownParty(reading.supplier, names) };
}
