/** Why a file is not sent: its words are under `upload:refused`. */
export type FileProblem = 'bankFile' | 'name' | 'content' | 'empty' | 'tooLarge';

/** How many of a file's first bytes `checkFile` wants. */
export const headLength = 1024;

const acceptedName = /\.(png|pdf|jpe?g|xml)$/i;

/** Data files of banks, and the texts that hold them. They have a door of their own. */
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

/** A PDF may carry some bytes before its mark; readers look for it in the first 1024. */
function holdsPdfMark(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/** XML begins with a bracket; whether it is an invoice is for the server to say. */
function isXml(head: Uint8Array): boolean {
  return /^\s*</u.test(new TextDecoder().decode(head));
}

/**
 * Looks at a file's name, size and first bytes before it is sent; one that is only stored may be of any type.
 * @returns what is wrong, or null. The server looks again and decides.
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
