import { nameKey } from '../kinds/commercial/parties/party-names.ts';
import type { Line } from '../page/layout.ts';
import { editDistance, lettersAndDigits } from '../values/words.ts';
import type { LayoutMemory } from './layout-memory.ts';

const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/giu;
const LONG_NUMBER = /(?<![\d.,/-])\+?\d(?:[\d]|[ -](?=\d)){6,16}\d(?![\d.,])/gu;
const TAX_NUMBER = /\b[A-Z]{0,3}\d{6,12}(?:-[0-9A-Z]{1,3}){0,3}\b/gu;
const IDENTIFYING_LABEL =
  /tel|phone|fax|電話|傳真|whats|\bBR\b|商業登記|reg|gst|vat|sst|uen|ust|tax|稅|steuer|account|a\/c|戶口|賬號|siret/iu;
/** Names are printed at the head or the foot of a document. */
const HEAD_LINES = 14;
const FOOT_LINES = 6;
/** Letters that may differ between two readings of the same name. */
const NAME_TOLERANCE = 0.2;
const MIN_NAME_CHARACTERS = 3;

/** Numbers and domains that stay the same on all documents of a supplier. */
export function marksOf(lines: readonly Line[]): string[] {
  const marks = new Set<string>();
  for (const { text } of lines) {
    for (const match of text.matchAll(DOMAIN)) marks.add((match[1] ?? '').toLowerCase());
    if (!IDENTIFYING_LABEL.test(text)) continue;
    for (const match of text.matchAll(LONG_NUMBER)) marks.add(match[0].replace(/\D/gu, ''));
    for (const match of text.matchAll(TAX_NUMBER)) marks.add(match[0].replace(/[^A-Z0-9]/gu, ''));
  }
  return [...marks].filter((mark) => mark.length >= 7);
}

/** The form in which marks are compared: domains without their points, numbers without theirs. */
function markKey(mark: string): string {
  return lettersAndDigits(mark);
}

/** The keys of the reader's own numbers and domains: the whole of each, and the digits of a number alone. */
export function ownMarksOf(numbers: readonly string[]): ReadonlySet<string> {
  return new Set(numbers.flatMap((number) => [markKey(number), number.replace(/\D/gu, '')]));
}

/** Marks that are not the reader's own: its own are on the bills of every supplier. */
export function foreignMarksOf(lines: readonly Line[], own: ReadonlySet<string>): string[] {
  return marksOf(lines).filter((mark) => !own.has(markKey(mark)));
}

function isSameName(printed: string, known: string): boolean {
  if (printed.length < MIN_NAME_CHARACTERS || known.length < MIN_NAME_CHARACTERS) return false;
  const longest = Math.max(printed.length, known.length);
  return printed === known || editDistance(printed, known) <= Math.floor(longest * NAME_TOLERANCE);
}

/**
 * Whether the pages come from the supplier of a memory: its name is at the head or foot, or one of its marks is on
 * the page.
 * @param own keys of the reader's own marks, which identify no supplier
 */
export function isFromSupplier(lines: readonly Line[], memory: LayoutMemory, own: ReadonlySet<string>): boolean {
  const known = memory.names.map(nameKey);
  const ends = [...lines.slice(0, HEAD_LINES), ...lines.slice(-FOOT_LINES)];
  const named = ends.some((line) =>
    [line.text, ...line.cells.map((cell) => cell.text)].some((text) => {
      const key = nameKey(text);
      return known.some((name) => isSameName(key, name));
    }),
  );
  if (named) return true;
  return foreignMarksOf(lines, own).some((mark) => memory.marks.includes(mark));
}
