import type { Buffer } from 'node:buffer';

const HEAD_BYTES = 4096;
const MARKS = /^\s*(?:OFXHEADER|<OFX>|!Type:|:20:|\{1:)|camt\.05[234]/u;
const LINES_LOOKED_AT = 5;

/** Whether a file that is no document begins like data of a bank: a workbook, a known format, or a table of text. */
export function isBankData(extension: string | undefined, head: Buffer): boolean {
  if (extension === 'xlsx') return true;
  if (extension !== undefined && extension !== 'xml') return false;
  if (head.includes(0)) return false;
  const text = head.subarray(0, HEAD_BYTES).toString('latin1').replace('\u00ef\u00bb\u00bf', '');
  return MARKS.test(text) || isTable(text);
}

/** The first lines hold the same separator as often as each other, at least twice. */
function isTable(text: string): boolean {
  const lines = text.split('\n', LINES_LOOKED_AT + 1).filter((line) => line.trim() !== '');
  const [first, second] = lines;
  if (first === undefined || second === undefined) return false;
  return [',', ';', '\t'].some((separator) => {
    const count = first.split(separator).length;
    return count > 2 && second.split(separator).length === count;
  });
}
