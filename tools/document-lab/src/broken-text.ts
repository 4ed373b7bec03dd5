/** How the letters that a PDF says it prints can differ from those it shows. */
export const TEXT_FAULTS = ['shifted', 'private', 'confused', 'digits'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

const MAP = /beginbfrange\n([\s\S]*?)endbfrange/gu;
const ENTRY = /<([0-9a-f]{4})>(?=[ \]])/gu;
const PRIVATE_USE = 0xe000;
const SHIFT = 3;
const ZERO = 0x30;

/** Letters that recognition takes for each other. */
const CONFUSED: ReadonlyMap<string, string> = new Map([
  ['0', 'O'],
  ['1', 'l'],
  ['5', 'S'],
  ['8', 'B'],
  ['.', ','],
  ['e', 'c'],
  ['i', 'l'],
]);

function faulty(code: number, fault: TextFault): number {
  switch (fault) {
    case 'shifted':
      return code > 0x20 ? code + SHIFT : code;
    case 'private':
      return code > 0x20 ? PRIVATE_USE + (code & 0xfff) : code;
    case 'digits':
      return code >= ZERO && code < ZERO + 10 ? ZERO + (((code - ZERO) * 3 + 1) % 10) : code;
    case 'confused':
      return CONFUSED.get(String.fromCharCode(code))?.charCodeAt(0) ?? code;
  }
}

/**
 * Breaks the text layer of an uncompressed PDF: the page looks the same, its letters are said to be others. The bytes keep their
 * places, so that the file's own table of offsets stays true.
 */
export function breakTextLayer(pdf: Uint8Array, fault: TextFault): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  if (!text.includes('beginbfrange')) throw new Error('the PDF has no plain map of its letters');
  const broken = text.replaceAll(MAP, (range) => {
    const from = range.indexOf('[');
    return (
      range.slice(0, from) +
      range
        .slice(from)
        .replaceAll(
          ENTRY,
          (_, hex: string) => `<${faulty(Number.parseInt(hex, 16), fault).toString(16).padStart(4, '0')}>`,
        )
    );
  });
  return new Uint8Array(Buffer.from(broken, 'latin1'));
}

/** Makes the text of an uncompressed PDF invisible, as it lies behind the picture of a scan that was made searchable. */
export function hideText(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  return new Uint8Array(Buffer.from(text.replaceAll('\n0 Tr\n', '\n3 Tr\n'), 'latin1'));
}
