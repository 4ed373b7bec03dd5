import { parseCurrency, parseMoney } from '../src/money/index.ts';

/* A strict reader of beancount's syntax as its language reference gives it, for tests only. */

const TEXT = '"((?:[^"\\\\\\n]|\\\\["\\\\])*)"';
const ACCOUNT = '((?:Assets|Liabilities|Equity|Income|Expenses)(?::[\\p{Lu}\\p{Lo}\\p{N}][\\p{L}\\p{N}-]*)+)';
const AMOUNT = '(-?\\d+(?:\\.\\d+)?) ([A-Z]{3})';

const OPTION = new RegExp(`^option ${TEXT} ${TEXT}$`, 'u');
const COMMODITY = /^\d{4}-\d{2}-\d{2} commodity ([A-Z]{3})$/;
const CUSTOM = new RegExp(`^\\d{4}-\\d{2}-\\d{2} custom ${TEXT}(?: ${TEXT})*$`, 'u');
const OPEN = new RegExp(`^(\\d{4}-\\d{2}-\\d{2}) open ${ACCOUNT}$`, 'u');
const ENTRY = new RegExp(`^(\\d{4}-\\d{2}-\\d{2}) \\*(?: ${TEXT})? ${TEXT}((?: \\^[A-Za-z0-9\\-_/.]+)*)$`, 'u');
const POSTING = new RegExp(`^ {2}${ACCOUNT} {2}${AMOUNT}(?: @@ (\\d+(?:\\.\\d+)?) ([A-Z]{3}))?$`, 'u');
const METADATA = new RegExp(`^( {2}| {4})[a-z][a-zA-Z0-9_-]+: (?:${TEXT}|${AMOUNT})$`, 'u');

export interface BeancountEntry {
  readonly date: string;
  readonly narration: string;
  readonly links: readonly string[];
  readonly postings: { account: string; currency: string; unitsMinor: bigint; baseMinor: bigint }[];
}

/** Reads a file; throws on a line that is no syntax, an account not open on the day, or a transaction that does not balance. */
export function readBeancount(text: string): { accounts: Map<string, string>; entries: BeancountEntry[] } {
  const accounts = new Map<string, string>();
  const entries: BeancountEntry[] = [];
  for (const line of text.split('\n')) {
    const open = OPEN.exec(line);
    const entry = ENTRY.exec(line);
    const posting = POSTING.exec(line);
    if (open !== null) {
      if (accounts.has(open[2] ?? '')) throw new Error(`opened twice: ${open[2]}`);
      accounts.set(open[2] ?? '', open[1] ?? '');
    } else if (entry !== null) entries.push(entryOf(entry));
    else if (posting !== null) entries.at(-1)?.postings.push(postingOf(posting));
    else if (line !== '' && ![OPTION, COMMODITY, CUSTOM, METADATA].some((form) => form.test(line)))
      throw new Error(`not beancount: "${line}"`);
  }
  for (const { date, narration, postings } of entries) {
    for (const { account } of postings)
      if ((accounts.get(account) ?? '9999') > date) throw new Error(`${account} is not open on ${date}`);
    if (postings.reduce((sum, posting) => sum + posting.baseMinor, 0n) !== 0n)
      throw new Error(`does not balance: ${date} ${narration}`);
  }
  return { accounts, entries };
}

function entryOf(match: RegExpExecArray): BeancountEntry {
  const [, date = '', , narration = '', links = ''] = match;
  return { date, narration, links: links.split(' ').filter((link) => link !== ''), postings: [] };
}

function postingOf(match: RegExpExecArray): BeancountEntry['postings'][number] {
  const [, account = '', amount = '', currency = '', price, priceCurrency = ''] = match;
  const unitsMinor = parseMoney(amount, parseCurrency(currency));
  const priceMinor = price === undefined ? null : parseMoney(price, parseCurrency(priceCurrency));
  const baseMinor = priceMinor === null ? unitsMinor : unitsMinor < 0n ? -priceMinor : priceMinor;
  return { account, currency, unitsMinor, baseMinor };
}
