/** The words before the name of the account holder. */
const LABEL =
  /^(?:account (?:name|holder)|a\/c name|name of account|customer name|(?:戶口|賬戶|帳戶|客戶)(?:名稱|持有人)|戶名)\s*[:：]?/iu;
const MAX_CHARACTERS = 200;

/** The account holder according to the rows above a table: after the label, or in the next cell. */
export function holderAbove(above: readonly (readonly string[])[]): string | null {
  for (const row of above) {
    for (const [index, cell] of row.entries()) {
      const words = cell.slice(0, MAX_CHARACTERS).trim();
      const label = LABEL.exec(words)?.[0];
      if (label === undefined) continue;
      const name = words.slice(label.length).trim() || (row[index + 1] ?? '').slice(0, MAX_CHARACTERS).trim();
      if (/\p{L}/u.test(name)) return name;
    }
  }
  return null;
}
