/** Why a file is rejected before upload; the sentences are under `upload:refused`. */
export type FileProblem = 'bankFile' | 'name' | 'content' | 'empty' | 'tooLarge';

/** How many of a file's first bytes `checkFile` needs. */
const headLength = 1024;

/**
 * The first bytes of a file, for `checkFile`; none if the browser cannot read it, as for a folder or a file that was
 * deleted after it was chosen.
 */
export async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

const acceptedName = /\.(png|pdf|jpe?g|xml)$/i;

/** Data files of banks, including text formats. They have a separate import. */
const bankName = /\.(csv|tsv|xlsx|ofx|qfx|qif|sta|mt940|940)$/i;
const bankText = /^\s*(?:OFXHEADER|!Type:|:20:|\{1:)/u;

function isBankFile(name: string, head: Uint8Array): boolean {
  if (bankName.test(name)) return true;
  const text = new TextDecoder().decode(head);
  return /\.xml$/i.test(name) ? /camt\.05[234]/u.test(text) : /\.txt$/i.test(name) && bankText.test(text);
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff];

function beginsWith(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte);
}

/** A PDF may have some bytes before its signature; readers search for it in the first 1024 bytes. */
function holdsPdfMark(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/** XML begins with an angle bracket; the server decides whether it is an invoice. */
function isXml(head: Uint8Array): boolean {
  return /^\s*</u.test(new TextDecoder().decode(head));
}

/**
 * Checks a file's name, size and first bytes before upload; a file that is only stored may have any type.
 * @returns the problem, or null. The server checks again and decides.
 */
export function checkFile(
  file: { name: string; size: number; head: Uint8Array },
  maxBytes: number | null,
  storeOnly = false,
): FileProblem | null {
  if (!storeOnly && isBankFile(file.name, file.head)) return 'bankFile';
  if (!storeOnly && !acceptedName.test(file.name)) return 'name';
  if (file.size === 0) return 'empty';
  if (maxBytes !== null && file.size > maxBytes) return 'tooLarge';
  if (storeOnly) return null;
  const { head } = file;
  if (beginsWith(head, png) || beginsWith(head, jpg) || holdsPdfMark(head)) return null;
  return /\.xml$/i.test(file.name) && isXml(head) ? null : 'content';
}
