/** The cells of a pasted table: tabs as a spreadsheet copies them, else semicolons or commas as a CSV file has them. */
export function readTable(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = plain.includes('\t') ? '\t' : delimiterOf(plain);
  return splitRows(plain, delimiter).filter((row) => row.some((cell) => cell !== ''));
}

/** A semicolon where every written line has one (Europe's CSV), else a comma. */
function delimiterOf(text: string): ';' | ',' {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => line.includes(';')) ? ';' : ',';
}

/** RFC 4180: a cell in quotation marks may hold the delimiter, line ends, and doubled quotation marks. */
function splitRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) endCell();
    else if (sign === '\n' && !isQuoted) endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** True for what a spreadsheet puts on the clipboard: more than one cell. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}
