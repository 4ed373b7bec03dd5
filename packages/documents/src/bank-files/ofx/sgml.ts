/** An element of an OFX file: its text, or its children; `row` is the line of the file it begins at. */
export interface OfxNode {
  readonly name: string;
  readonly text: string;
  readonly row: number;
  readonly children: OfxNode[];
}

/** Elements that hold a value and no other elements, including empty and unclosed ones. */
const LEAVES = new Set(
  (
    'MEMO NAME CHECKNUM REFNUM FITID SRVRTID TRNAMT TRNTYPE DTPOSTED DTUSER DTAVAIL SIC PAYEEID BALAMT DTASOF CURDEF ' +
    'DTSTART DTEND ACCTID ACCTTYPE BANKID BRANCHID ACCTKEY CODE SEVERITY MESSAGE LANGUAGE DTSERVER ORG FID TRNUID ' +
    'CURRATE CURSYM MKTGINFO CORRECTFITID CORRECTACTION EXTDNAME CLTCOOKIE INTU.BID INTU.USERID INTU.ORG'
  ).split(' '),
);
/** Elements that hold others, even when the file ends before they are closed. */
const AGGREGATES = new Set(
  (
    'OFX BANKMSGSRSV1 CREDITCARDMSGSRSV1 STMTTRNRS CCSTMTTRNRS STMTRS CCSTMTRS BANKACCTFROM CCACCTFROM BANKTRANLIST ' +
    'STMTTRN LEDGERBAL AVAILBAL'
  ).split(' '),
);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Removes comments and unwraps CDATA sections, whose < and & are escaped so that they are not read as markup. */
function withoutSections(text: string): string {
  return text
    .replace(/<!--.*?-->/gsu, (comment) => comment.replace(/[^\n]/gu, ''))
    .replace(/<!\[CDATA\[(.*?)\]\]>/gsu, (_, inner: string) => inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

const TOKEN = /<(\/?)([A-Za-z][A-Za-z0-9._-]*)([^<>]*?)(\/?)>([^<]*)/gu;

/**
 * Parses the elements of OFX, either SGML with unclosed values (1.x) or XML (2.x), below one root. An unclosed
 * element ends with the element that contains it. Only numeric entities and the five entities of XML are decoded;
 * declared entities are never expanded.
 */
export function ofxTree(whole: string): OfxNode {
  const text = withoutSections(whole.slice(Math.max(0, whole.search(/<OFX>/iu))));
  const closed = new Set(
    [...text.matchAll(/<\/([A-Za-z][A-Za-z0-9._-]*)\s*>/gu)].map((match) => (match[1] ?? '').toUpperCase()),
  );
  const root: OfxNode = { name: '', text: '', row: 0, children: [] };
  const stack = [root];
  let row = whole.slice(0, whole.length - text.length).split('\n').length;
  let counted = 0;
  for (const match of text.matchAll(TOKEN)) {
    for (; counted < match.index; counted++) if (text[counted] === '\n') row++;
    const [, slash, tag = '', , empty, behind = ''] = match;
    const name = tag.toUpperCase();
    if (slash === '/') {
      const opened = stack.findLastIndex((node) => node.name === name);
      if (opened > 0) stack.length = opened;
      continue;
    }
    const node: OfxNode = { name, text: withoutEntities(behind).trim(), row, children: [] };
    const unclosed = name === 'STMTTRN' ? stack.findLastIndex((one) => one.name === name) : -1;
    if (unclosed > 0) stack.length = unclosed;
    stack.at(-1)?.children.push(node);
    const mayHold = AGGREGATES.has(name) || (closed.has(name) && !LEAVES.has(name));
    const isAggregate = empty === '' && node.text === '' && mayHold;
    if (isAggregate) stack.push(node);
  }
  return root;
}

/** The first element below a node at a path of names. */
export function ofxChild(node: OfxNode | undefined, ...path: readonly string[]): OfxNode | undefined {
  let current = node;
  for (const name of path) current = current?.children.find((one) => one.name === name);
  return current;
}

/** The text at a path; null where it is empty or absent. */
export function ofxText(node: OfxNode | undefined, ...path: readonly string[]): string | null {
  const text = ofxChild(node, ...path)?.text ?? '';
  return text === '' ? null : text;
}

/** Every element with one of the given names, at any depth, in the order of the file. */
export function ofxAll(node: OfxNode, names: readonly string[]): OfxNode[] {
  return node.children.flatMap((child) => (names.includes(child.name) ? [child] : ofxAll(child, names)));
}
