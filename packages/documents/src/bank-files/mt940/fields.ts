/** One field of a message: its tag, its lines, and the line of the file it begins at (from 1). */
export interface SwiftField {
  readonly tag: string;
  readonly lines: readonly string[];
  readonly row: number;
}

const TAG = /^:(\d{2}[A-Z]?|NS):(.*)$/su;
const ENVELOPE = /^\s*\{[1-5]:/u;
const TEXT_BLOCK = '{4:';
/** What closes a message: a lone dash, the end of an envelope, ING's -XXX. */
const END = /^-(?:\}.*|XXX)?\s*$/u;

/** Returns the part of this line that belongs to the text block of an envelope that opens here. */
function withoutEnvelope(line: string): string {
  if (!ENVELOPE.test(line)) return line;
  const text = line.indexOf(TEXT_BLOCK);
  return text < 0 ? '' : line.slice(text + TEXT_BLOCK.length).trimStart();
}

/**
 * The fields of a SWIFT text in their order; lines outside fields (headers of banks, ends of messages) are left out.
 * An end of message is a field with the tag "-".
 */
export function swiftFields(text: string): SwiftField[] {
  const fields: { tag: string; lines: string[]; row: number }[] = [];
  let open = false;
  for (const [index, whole] of text.split(/\r\n|\n|\r/u).entries()) {
    const line = withoutEnvelope(whole);
    const tagged = TAG.exec(line);
    if (tagged !== null) {
      fields.push({ tag: tagged[1] ?? '', lines: [tagged[2] ?? ''], row: index + 1 });
      open = true;
    } else if (END.test(line) || /^:940:\s*$/u.test(line)) {
      fields.push({ tag: '-', lines: [], row: index + 1 });
      open = false;
    } else if (open && line.trim() !== '') fields.at(-1)?.lines.push(line);
  }
  return fields;
}
