import { type Field, type Party, type Reading, supplierLikeness } from '@folio/documents';
import { contactKey } from '../contact/index.ts';

/** A contact of the books, by the names it goes by. */
export interface KnownContact {
  name: string;
  nameZh: string | null;
}

/** Recognition misreads a letter of a name now and then: this alike is the same name, */
const ALIKE = 0.8;
/** unless another contact is nearly as alike. */
const MARGIN = 0.05;
/** A name put right is for a person to see. */
const CERTAINTY = 0.8;

function namesOf(contacts: readonly KnownContact[]): string[] {
  return contacts.flatMap(({ name, nameZh }) => (nameZh === null || nameZh === '' ? [name] : [name, nameZh]));
}

/** The one known name a misread name must be; null when it is known as it stands, or none or several are alike. */
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

/** Whether letters may have been misread: a text layer does not misread any. */
export function isRecognised(reading: Reading): boolean {
  return reading.pages.some((page) => page.source === 'ocr');
}

/** The other party of a recognised page under the name the books know it by, where recognition missed a letter of it. */
export function withKnownPartners(reading: Reading, contacts: readonly KnownContact[]): Reading {
  if (!isRecognised(reading)) return reading;
  const names = namesOf(contacts);
  return reading.direction === 'sales'
    ? { ...reading, customer: knownParty(reading.customer, names) }
    : { ...reading, supplier: knownParty(reading.supplier, names) };
}
