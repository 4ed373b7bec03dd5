import { areStackable, type Heading, stackHeadings } from '../../../page/headings.ts';
import { editDistance } from '../../../values/words.ts';
import { headingsOf, roleOf, SUMMARY } from '../columns/columns.ts';
import type { ColumnRole } from '../columns/heading-phrases.ts';
import { overlapOf } from './spans.ts';
import type { TypedLine } from './typed-lines.ts';

/** The printed lines that name the columns of a table. */
export interface HeadingBlock {
  readonly start: number;
  readonly lines: readonly TypedLine[];
  /** Equal for all pages that print the same heading. */
  readonly signature: string;
}

const MAX_LINES = 4;
/** Headings that begin this far apart (points) belong to different tables. */
const PLACE_PT = 24;
const MAX_CELL_CHARACTERS = 42;
const MAX_WORD_CHARACTERS = 18;
const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];

function namesColumns({ line, money, dates }: TypedLine): boolean {
  if (money.length > 0 || dates.length > 0) return false;
  const headings = headingsOf(line);
  if (headings.length < 2 || headings.some(({ text }) => text.length > MAX_CELL_CHARACTERS)) return false;
  // A summary box looks like a table, and values are not names of columns.
  if (headings.some(({ text }) => SUMMARY.test(text) || /\d{3}/u.test(text))) return false;
  const named = headings.filter(({ text }) => roleOf(text) !== null).length;
  return named > 0 && named * 2 >= headings.length;
}

/** Below a heading of descriptions only these words continue it: other words belong to the first row. */
const NAMES_A_COLUMN =
  /^(?:(?:and |& )?details?|and description|description|amount|balance|date|詳情|摘要|金額|結餘|日期)$/iu;

/** The lower half of a heading on two lines: words below words, such as "carried" below "Balance". */
function goesOn(above: TypedLine, { line, money, dates }: TypedLine): boolean {
  if (money.length > 0 || dates.length > 0) return false;
  const over = headingsOf(above.line);
  const below = line.cells.map((cell) =>
    over.find(
      (heading) =>
        overlapOf(heading, cell) > 0 && (roleOf(heading.text) !== 'description' || NAMES_A_COLUMN.test(cell.text)),
    ),
  );
  const short = line.cells.every(({ text }) => text.length <= MAX_WORD_CHARACTERS && !/\d/u.test(text));
  return short && line.cells.length < over.length && below.every((heading) => heading !== undefined);
}

/** The roles in the headings of some lines, stacked. */
export function rolesOf(lines: readonly TypedLine[]): Set<ColumnRole> {
  const stacked = stackHeadings(lines.map(({ line }) => headingsOf(line)));
  return new Set(stacked.flatMap(({ text }) => roleOf(text) ?? []));
}

function blockAt(lines: readonly TypedLine[], start: number): TypedLine[] {
  const block: TypedLine[] = [];
  for (let at = start; at < Math.min(lines.length, start + MAX_LINES); at++) {
    const line = lines[at];
    const above = block.at(-1);
    if (line === undefined || !areStackable([...block, line].map((typed) => typed.line))) break;
    if (!namesColumns(line) && (above === undefined || !goesOn(above, line))) break;
    block.push(line);
  }
  return block;
}

function isTable(lines: readonly TypedLine[]): boolean {
  const roles = rolesOf(lines);
  const money = MONEY.filter((role) => roles.has(role)).length;
  return money > 0 && roles.size >= 3 && (roles.has('date') || roles.has('post_date') || roles.has('description'));
}

/** Two headings are the same if at most this share of letters differs by misreading. */
const MAX_MISREAD_SHARE = 0.12;

/** Whether a heading is equal to an earlier one at its place: recognition misreads different letters on every page. */
function repeats(one: readonly TypedLine[], other: HeadingBlock): boolean {
  const [words, known] = [wordsOf(one), wordsOf(other.lines)];
  const longest = Math.max(words.length, known.length);
  if (placeOf(one) !== placeOf(other.lines) || Math.abs(words.length - known.length) > longest * MAX_MISREAD_SHARE)
    return false;
  const [roles, others] = [rolesOf(one), rolesOf(other.lines)];
  const agree = [...roles].every((role) => others.has(role)) || [...others].every((role) => roles.has(role));
  return agree && editDistance(words, known) <= longest * MAX_MISREAD_SHARE;
}

function wordsOf(lines: readonly TypedLine[]): string {
  return lines.map(({ line }) => line.text.replace(/\s+/gu, ' ').toLowerCase()).join('\n');
}

function placeOf(lines: readonly TypedLine[]): number {
  return Math.round((lines[0]?.line.tokens[0]?.x0 ?? 0) / PLACE_PT);
}

/** Finds the headings of the tables of a document, from top to bottom. */
export function headingBlocks(lines: readonly TypedLine[]): HeadingBlock[] {
  const blocks: HeadingBlock[] = [];
  for (let start = 0; start < lines.length; start++) {
    const block = blockAt(lines, start);
    if (block.length === 0 || !isTable(block)) continue;
    const signature = blocks.find((other) => repeats(block, other))?.signature ?? `${placeOf(block)} ${wordsOf(block)}`;
    blocks.push({ start, lines: block, signature });
    start += block.length - 1;
  }
  return blocks;
}

export interface NamedHeading extends Heading {
  readonly role: ColumnRole | null;
}

const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z])(?=\p{Script=Han})/u;

/** Words that touch, such as "TransactionPosting", where a column begins within them. */
function touching(token: Heading, lefts: readonly number[]): Heading[] {
  const parts = token.text.split(CAMEL);
  const inside = lefts.some((left) => left > token.x0 + TOUCH_PT && left < token.x1 - TOUCH_PT);
  if (!inside || parts.length < 2) return [token];
  const letter = (token.x1 - token.x0) / token.text.length;
  let x0 = token.x0;
  return parts.map((text) => {
    const piece = { text, x0, x1: x0 + text.length * letter };
    x0 = piece.x1;
    return piece;
  });
}

const TOUCH_PT = 5;

/** Breaks headings that are close together where a column of values begins or ends. */
function brokenAt(line: TypedLine['line'], lefts: readonly number[], rights: readonly number[]): Heading[] {
  const slack = (line.y1 - line.y0) * 0.5;
  const stands = (edges: readonly number[], at: number) => edges.some((edge) => Math.abs(edge - at) <= slack);
  const pieces: Heading[] = [];
  for (const cell of line.cells) {
    let open: Heading | null = null;
    for (const token of cell.tokens.flatMap((own) => touching(own, lefts))) {
      const begins = open === null || stands(lefts, token.x0) || stands(rights, open.x1);
      if (begins || open === null) {
        if (open !== null) pieces.push(open);
        open = { text: token.text, x0: token.x0, x1: token.x1 };
      } else open = { text: `${open.text} ${token.text}`, x0: open.x0, x1: token.x1 };
    }
    if (open !== null) pieces.push(open);
  }
  return pieces;
}

function roleCount(headings: readonly Heading[]): number {
  return new Set(headings.flatMap(({ text }) => roleOf(text) ?? [])).size;
}

/**
 * The names of a block, one for each column, with what each means.
 * @param lefts where columns of words and dates begin
 * @param rights where columns of money end
 */
export function namesOf(block: HeadingBlock, lefts: readonly number[], rights: readonly number[]): NamedHeading[] {
  const printed = block.lines.map(({ line }) => headingsOf(line));
  const broken = block.lines.map(({ line }) => brokenAt(line, lefts, rights));
  const mixed = block.lines.map((_, index) => {
    const [whole, parts] = [printed[index] ?? [], broken[index] ?? []];
    return roleCount(parts) > roleCount(whole) ? parts : whole;
  });
  const [best] = [broken, mixed, printed]
    .map((lines) => stackHeadings(lines))
    .sort((one, other) => roleCount(other) - roleCount(one));
  return (best ?? []).map((heading) => ({ ...heading, role: roleOf(heading.text) }));
}
