import { parseCurrency, parseMoney } from '../src/money/index.ts';

/* A reader of hledger journals as small and as strict as possible, for tests only: it knows the few forms Folio writes. */

export interface ReadPosting {
  readonly account: string;
  readonly currency: string;
  readonly unitsMinor: bigint;
  /** Value in base currency: the total cost with the sign of the units, else the units themselves. */
  readonly baseMinor: bigint;
  readonly tags: ReadonlyMap<string, string>;
}

export interface ReadEntry {
  readonly date: string;
  readonly code: string;
  readonly description: string;
  readonly tags: ReadonlyMap<string, string>;
  readonly postings: readonly ReadPosting[];
}

export interface ReadJournal {
  readonly commodities: ReadonlySet<string>;
  readonly accounts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly entries: readonly ReadEntry[];
}

function tagsOf(comment: string): Map<string, string> {
  if (/\[|\]/.test(comment)) throw new Error(`a bracket in a comment is read as a date: ${comment}`);
  const parts = comment.split(',').map((part) => part.trim());
  return new Map(
    parts.map((part) => {
      const match = /^([a-z-]+): (.+)$/.exec(part);
      if (match === null) throw new Error(`not a tag: "${part}" of "${comment}"`);
      if (match[1] === 'date' || match[1] === 'date2') throw new Error('a tag of that name is a date');
      return [match[1] ?? '', match[2] ?? ''];
    }),
  );
}

const POSTING = /^ {4}(\S(?: ?\S)*) {2}([A-Z]{3}) (-?\d+(?:\.\d+)?)(?: @@ ([A-Z]{3}) (\d+(?:\.\d+)?))?(?: {2}; (.*))?$/;
const HEADER = /^(\d{4}-\d{2}-\d{2}) \* \((J\d+)\)(?: ([^;]*))?$/;

function postingOf(text: string): ReadPosting {
  const match = POSTING.exec(text);
  if (match === null) throw new Error(`not a posting: "${text}"`);
  const [, account = '', currency = '', amount = '', costCurrency, cost = '', comment] = match;
  if (account.includes(';')) throw new Error(`a comment inside an account: "${text}"`);
  const unitsMinor = parseMoney(amount, parseCurrency(currency));
  const costMinor = costCurrency === undefined ? null : parseMoney(cost, parseCurrency(costCurrency));
  const baseMinor = costMinor === null ? unitsMinor : unitsMinor < 0n ? -costMinor : costMinor;
  return { account, currency, unitsMinor, baseMinor, tags: comment === undefined ? new Map() : tagsOf(comment) };
}

function entryOf(lines: readonly string[]): ReadEntry {
  const [head = '', about = '', ...postings] = lines;
  const match = HEADER.exec(head);
  if (match === null) throw new Error(`not an entry: "${head}"`);
  const [, date = '', code = '', description = ''] = match;
  return { date, code, description, tags: tagsOf(about.replace(/^ {4}; /, '')), postings: postings.map(postingOf) };
}

/** Reads a journal; throws on anything it does not know, and on an account or a commodity that was not declared. */
export function readHledger(text: string): ReadJournal {
  const commodities = new Set<string>();
  const accounts = new Map<string, Map<string, string>>();
  const [head = '', ...rest] = text.split(/\n\n(?=\d{4}-)/);
  for (const line of head.split('\n')) {
    if (line === '' || line.startsWith('; ') || line === 'decimal-mark .') continue;
    const commodity = /^commodity ([A-Z]{3}) 1000\.0*$/.exec(line);
    const account = /^account (\S(?: ?\S)*) {2}; (.*)$/.exec(line);
    if (commodity !== null) commodities.add(commodity[1] ?? '');
    else if (account !== null) accounts.set(account[1] ?? '', tagsOf(account[2] ?? ''));
    else throw new Error(`not a directive: "${line}"`);
  }
  const entries = rest.map((block) => entryOf(block.replace(/\n+$/, '').split('\n')));
  for (const { account, currency } of entries.flatMap((entry) => entry.postings)) {
    if (!accounts.has(account)) throw new Error(`account "${account}" was not declared`);
    if (!commodities.has(currency)) throw new Error(`commodity ${currency} was not declared`);
  }
  return { commodities, accounts, entries };
}
