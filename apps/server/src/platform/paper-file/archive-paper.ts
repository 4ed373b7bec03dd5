import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type ArchiveFacts, archiveMetadata, CREATOR } from './archive-metadata.ts';
import { PdfUpdate, pdfInstant, pdfText } from './archive-update.ts';
import type { PaperArchive } from './printed-paper.ts';

let profile: Promise<Uint8Array> | null = null;

/** The colour profile that defines the document's colours: sRGB, taken from the picture library. */
function colourProfile(): Promise<Uint8Array> {
  profile ??= sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .withIccProfile('srgb')
    .png()
    .toBuffer()
    .then((picture) => sharp(picture).metadata())
    .then(({ icc }) => {
      if (icc === undefined) throw new Error('the picture library gave no colour profile');
      return new Uint8Array(icc);
    });
  return profile;
}

/**
 * Turns a PDF into an archive file (PDF/A-3b) with its data inside (Factur-X): the PDF's own bytes, followed by the
 * attachment, the metadata, the colour profile and a catalogue that refers to them. Fonts are embedded already.
 */
export async function archivePaper(bytes: Uint8Array, archive: PaperArchive, facts: ArchiveFacts): Promise<Uint8Array> {
  const update = new PdfUpdate(bytes);
  const at = pdfInstant(facts.at);
  const xml = Buffer.from(archive.xml, 'utf8');
  const name = `(${archive.name})`;
  const data = update.add(
    `<<\n/Type /EmbeddedFile\n/Subtype /text#2Fxml\n/Filter /FlateDecode\n/Params << /ModDate ${at} /Size ${xml.length} >>\n>>`,
    deflateSync(xml),
  );
  const file = update.add(
    `<<\n/Type /Filespec\n/F ${name}\n/UF ${name}\n/Desc (Invoice data)\n/AFRelationship /Alternative\n/EF << /F ${data} 0 R /UF ${data} 0 R >>\n>>`,
  );
  const metadata = update.add(
    '<<\n/Type /Metadata\n/Subtype /XML\n>>',
    Buffer.from(archiveMetadata(facts, archive.name)),
  );
  const colours = update.add('<<\n/N 3\n/Filter /FlateDecode\n>>', deflateSync(await colourProfile()));
  const intent = update.add(
    `<<\n/Type /OutputIntent\n/S /GTS_PDFA1\n/OutputConditionIdentifier (sRGB)\n/Info (sRGB)\n/DestOutputProfile ${colours} 0 R\n>>`,
  );
  const info = update.add(
    `<<\n/Title ${pdfText(facts.title)}\n/Author ${pdfText(facts.author)}\n/Creator (${CREATOR})\n/Producer (${CREATOR})\n/CreationDate ${at}\n/ModDate ${at}\n>>`,
  );
  const names = /\/Names (\d+) 0 R/u.exec(update.dictionary(update.root))?.[1];
  if (names === undefined) throw new Error('the PDF has no names to add to');
  update.extend(Number(names), `/EmbeddedFiles << /Names [${name} ${file} 0 R] >>`);
  update.extend(
    update.root,
    `/Version /1.7\n/AF [${file} 0 R]\n/Metadata ${metadata} 0 R\n/OutputIntents [${intent} 0 R]`,
  );
  return update.finish(info);
}
