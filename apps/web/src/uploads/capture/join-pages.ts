/** A JPEG in colour and its size in pixels. */
export interface JpegPage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A4 in points: the longer and the shorter side. */
const A4 = { long: 842, short: 595 };

/** Objects of the PDF before the first page: the catalogue and the list of pages. */
const FIRST = 3;
const OBJECTS_PER_PAGE = 3;

const encode = (text: string) => new TextEncoder().encode(text);

/** The size of a page in points: the picture's shape, as large as fits on A4. */
export function pageSize({ width, height }: Pick<JpegPage, 'width' | 'height'>): { width: number; height: number } {
  const [across, down] = width > height ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min(across / width, down / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Joins photographs into one PDF, one picture to a page; the pictures stay as they are. */
export function joinPages(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${FIRST + index * OBJECTS_PER_PAGE} 0 R`).join(' ');
  return fileOf([
    [encode('<</Type /Catalog /Pages 2 0 R>>')],
    [encode(`<</Type /Pages /Kids [${kids}] /Count ${pages.length}>>`)],
    ...pages.flatMap((page, index) => objectsOf(page, FIRST + index * OBJECTS_PER_PAGE)),
  ]);
}

type Pieces = readonly Uint8Array[];

/** A page, what is drawn on it, and the picture; `first` is the number of the first of the three. */
function objectsOf({ bytes, width, height }: JpegPage, first: number): Pieces[] {
  const size = pageSize({ width, height });
  const resources = `/Resources <</XObject <</Im ${first + 2} 0 R>>>>`;
  return [
    [
      encode(
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] ${resources} /Contents ${first + 1} 0 R>>`,
      ),
    ],
    streamOf('', encode(`q ${size.width} 0 0 ${size.height} 0 0 cm /Im Do Q`)),
    streamOf(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      bytes,
    ),
  ];
}

function streamOf(dictionary: string, body: Uint8Array): Pieces {
  return [encode(`<<${dictionary} /Length ${body.length}>>\nstream\n`), body, encode('\nendstream')];
}

function fileOf(objects: readonly Pieces[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [encode('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const push = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    for (const piece of [encode(`${index + 1} 0 obj\n`), ...object, encode('\nendobj\n')]) push(piece);
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(encode(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  push(encode(`trailer <</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return joined(pieces, length);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
