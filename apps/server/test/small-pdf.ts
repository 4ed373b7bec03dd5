/** A page of a small PDF: drawing operators, and JPEG pictures they may use as /I0, /I1 and so on. */
export interface SmallPage {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Operators in the page's content; /F1 is Helvetica. */
  readonly content: string;
  readonly pictures?: readonly { readonly jpeg: Uint8Array; readonly width: number; readonly height: number }[];
  /** What the page dictionary says about turning: degrees clockwise. */
  readonly rotate?: number;
}

type Part = string | Uint8Array;

function pictureObject({ jpeg, width, height }: { jpeg: Uint8Array; width: number; height: number }): Part[] {
  const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray`;
  return [`<< ${kind} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`, jpeg, '\nendstream'];
}

function pageObjects(page: SmallPage, first: number): Part[][] {
  const pictures = page.pictures ?? [];
  const names = pictures.map((_, index) => `/I${index} ${first + 2 + index} 0 R`).join(' ');
  const resources = `/Resources << /Font << /F1 3 0 R >> /XObject << ${names} >> >>`;
  const size = `/MediaBox [0 0 ${page.widthPt} ${page.heightPt}] /Rotate ${page.rotate ?? 0}`;
  return [
    [`<< /Type /Page /Parent 2 0 R ${size} /Contents ${first + 1} 0 R ${resources} >>`],
    [`<< /Length ${page.content.length} >>\nstream\n${page.content}\nendstream`],
    ...pictures.map(pictureObject),
  ];
}

/** A PDF of grey pictures and plain text, written out object by object. */
export function smallPdf(pages: readonly SmallPage[]): Uint8Array {
  const bodies: Part[][] = [];
  const kids: string[] = [];
  for (const page of pages) {
    kids.push(`${4 + bodies.length} 0 R`);
    bodies.push(...pageObjects(page, 4 + bodies.length));
  }
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...bodies,
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  let length = 9;
  const write = (part: Part): void => {
    const chunk = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    chunks.push(chunk);
    length += chunk.length;
  };
  const offsets = objects.map((parts, index) => {
    const offset = length;
    for (const part of [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n']) write(part);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`);
  write(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(chunks));
}
