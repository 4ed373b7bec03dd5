import sharp from 'sharp';

/** A4 in points; a picture fills the width of its page as far as its shape allows. */
const page = { width: 595, height: 842 };
const marginPt = 24;

interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

function contentOf({ width, height }: Picture): string {
  const scale = Math.min((page.width - 2 * marginPt) / width, (page.height - 2 * marginPt) / height);
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [(page.width - w) / 2, page.height - marginPt - h];
  return `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)} cm /Im Do Q`;
}

function stream(dictionary: string, body: Buffer): Buffer {
  const head = Buffer.from(`<<${dictionary} /Length ${body.length}>>\nstream\n`, 'latin1');
  return Buffer.concat([head, body, Buffer.from('\nendstream', 'latin1')]);
}

/** The three objects of one page; `first` is the number of the first of them. */
function pageObjects(picture: Picture, first: number): Buffer[] {
  const box = `/MediaBox [0 0 ${page.width} ${page.height}]`;
  const leaf = `<</Type /Page /Parent 2 0 R ${box} /Resources <</XObject <</Im ${first + 2} 0 R>>>> /Contents ${first + 1} 0 R>>`;
  const image = `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return [
    Buffer.from(leaf, 'latin1'),
    stream('', Buffer.from(contentOf(picture), 'latin1')),
    stream(image, picture.jpeg),
  ];
}

function assemble(objects: readonly Buffer[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  objects.forEach((object, index) => {
    offsets.push(at);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`, 'latin1'), object, Buffer.from('\nendobj\n', 'latin1')]));
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`, 'latin1'));
  push(Buffer.from(`trailer <</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(chunks);
}

/** A scanned PDF: one picture to a page, no text layer. */
export async function pdfOfPictures(images: readonly Uint8Array[]): Promise<Buffer> {
  const pictures = await Promise.all(
    images.map(async (image): Promise<Picture> => {
      const { data, info } = await sharp(image)
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .jpeg({ quality: 85 })
        .toBuffer({ resolveWithObject: true });
      return { jpeg: data, width: info.width, height: info.height };
    }),
  );
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  return assemble([
    Buffer.from('<</Type /Catalog /Pages 2 0 R>>', 'latin1'),
    Buffer.from(`<</Type /Pages /Kids [${kids}] /Count ${pictures.length}>>`, 'latin1'),
    ...pictures.flatMap((picture, index) => pageObjects(picture, 3 + index * 3)),
  ]);
}
