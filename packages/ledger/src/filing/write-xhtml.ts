import type { Words } from '../report-layout/index.ts';
import { entryPointOf, type FilingFile, namespaceOf, PARTNERS_DIMENSION, PREFIX, TAXONOMY } from './edition.ts';
import { type Attributes, escapeXml, tag } from './markup.ts';
import type {
  FilingCell,
  FilingContext,
  FilingDocument,
  FilingPack,
  FilingRow,
  FilingSection,
  PartnerDimension,
} from './pack.ts';

const STYLE = [
  'body{font-family:sans-serif;font-size:11pt;margin:2em;max-width:60em}',
  'table{border-collapse:collapse;width:100%;margin-bottom:2em}',
  'th,td{padding:.2em .4em;text-align:left;vertical-align:top}',
  'td.n,th.n{text-align:right;white-space:nowrap}',
  'tr.t td{border-top:1px solid #000;font-weight:bold}',
].join('');

const TRUE: Words = { en: 'Yes', zh: '是' };
const FALSE: Words = { en: 'No', zh: '否' };

/**
 * A document of the pack as one XHTML file without script or anything outside of it; tagged as Inline XBRL 1.1 unless the pack is
 * not tagged. The same pack gives the same characters.
 */
export function writeFiling(pack: FilingPack, document: FilingDocument): string {
  const writer = new Writer(pack, document);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writer.html()}\n`;
}

/** What is written once for all cells of a file: contexts and units by their first use. */
class Writer {
  readonly #pack: FilingPack;
  readonly #document: FilingDocument;
  readonly #contexts = new Map<string, FilingContext>();
  readonly #units = new Set<string>();
  #facts = 0;

  constructor(pack: FilingPack, document: FilingDocument) {
    this.#pack = pack;
    this.#document = document;
  }

  html(): string {
    const { file, title, sections } = this.#document;
    const heading = `${this.#pack.companyName} - ${this.#words(title)} ${this.#pack.year}`;
    // Before the header, because the header lists the contexts and units that the body uses.
    const body = sections.map((section) => this.#section(section)).join('\n');
    const header = this.#pack.isTagged ? `${this.#header()}\n` : '';
    const head = tag(
      'head',
      {},
      `<meta charset="UTF-8"/>${tag('title', {}, escapeXml(heading))}${tag('style', {}, STYLE)}`,
    );
    const content = `\n${header}${tag('h1', {}, escapeXml(heading))}\n${body}\n`;
    return tag('html', this.#namespaces(file), `\n${head}\n${tag('body', {}, content)}\n`);
  }

  #words(words: Words): string {
    return words[this.#pack.language] || words.en;
  }

  #namespaces(file: FilingFile): Attributes {
    const lang = this.#pack.language === 'zh' ? 'zh-Hant-HK' : 'en';
    const plain = { xmlns: 'http://www.w3.org/1999/xhtml', lang, 'xml:lang': lang };
    if (!this.#pack.isTagged) return plain;
    return {
      ...plain,
      'xmlns:ix': 'http://www.xbrl.org/2013/inlineXBRL',
      'xmlns:ixt': 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12',
      'xmlns:xbrli': 'http://www.xbrl.org/2003/instance',
      ...(this.#pack.partnerDimension && { 'xmlns:xbrldi': 'http://xbrl.org/2006/xbrldi' }),
      'xmlns:link': 'http://www.xbrl.org/2003/linkbase',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:iso4217': 'http://www.xbrl.org/2003/iso4217',
      [`xmlns:${PREFIX[file]}`]: namespaceOf(file),
    };
  }

  #header(): string {
    const href = entryPointOf(this.#document.file, this.#pack.language);
    const schema = tag('link:schemaRef', { 'xlink:type': 'simple', 'xlink:href': href }, '');
    const contexts = [...this.#contexts].map(([id, context]) => contextXml(id, context, this.#pack));
    const units = [...this.#units].map((unit) => unitXml(unit));
    const resources = tag('ix:resources', {}, [...contexts, ...units].join('\n'));
    const header = tag('ix:header', {}, `${tag('ix:references', {}, schema)}\n${resources}`);
    return tag('div', { style: 'display:none' }, header);
  }

  #section({ title, heads, rows }: FilingSection): string {
    const columns = heads.map((words) => tag('th', { class: 'n', scope: 'col' }, escapeXml(this.#words(words))));
    const top = tag('tr', {}, `${tag('th', { scope: 'col' }, escapeXml(this.#words(title)))}${columns.join('')}`);
    const body = rows.map((row) => this.#row(row, heads.length)).join('\n');
    return tag('table', {}, `\n${tag('thead', {}, top)}\n${tag('tbody', {}, body)}\n`);
  }

  #row({ label, cells, isTotal }: FilingRow, columns: number): string {
    const name = tag('td', {}, escapeXml(this.#words(label)));
    const shown = Array.from({ length: columns }, (_, index) => this.#cell(cells[index] ?? null));
    return tag('tr', { class: isTotal ? 't' : null }, `${name}${shown.join('')}`);
  }

  #cell(cell: FilingCell | null): string {
    return tag('td', { class: cell?.kind === 'text' ? null : 'n' }, cell === null ? '' : this.#value(cell));
  }

  #value(cell: FilingCell): string {
    const { kind, value, element } = cell;
    if (kind === 'amount' || kind === 'rate') return this.#number(cell);
    const shown = kind === 'flag' ? this.#words(value === 'true' ? TRUE : FALSE) : value;
    if (element === null || !this.#pack.isTagged) return escapeXml(shown);
    const format = kind === 'flag' ? `ixt:fixed-${value}` : null;
    return tag('ix:nonNumeric', { ...this.#fact(cell, element), format }, escapeXml(shown));
  }

  #number(cell: FilingCell): string {
    const { value, element, unit } = cell;
    const isNegative = value.startsWith('-');
    const shown = grouped(isNegative ? value.slice(1) : value);
    const around = (content: string) => (isNegative ? `(${content})` : content);
    if (element === null || !this.#pack.isTagged) return around(escapeXml(shown));
    const unitRef = unit ?? 'pure';
    this.#units.add(unitRef);
    const written = { unitRef, decimals: 'INF', format: 'ixt:num-dot-decimal', sign: isNegative ? '-' : null };
    return around(tag('ix:nonFraction', { ...this.#fact(cell, element), ...written }, escapeXml(shown)));
  }

  #fact({ context }: FilingCell, element: string): Attributes {
    const days = context.from === null ? `at-${context.to}` : `from-${context.from}-to-${context.to}`;
    const id = context.partner === undefined ? days : `${days}-partner-${context.partner}`;
    this.#contexts.set(id, context);
    this.#facts += 1;
    return { id: `f${this.#facts}`, name: `${PREFIX[this.#document.file]}:${element}`, contextRef: id };
  }
}

function grouped(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return groups.join(',') + (fraction === undefined ? '' : `.${fraction}`);
}

function contextXml(id: string, { from, to, partner }: FilingContext, pack: FilingPack): string {
  const { identifier, partnerDimension: dimension } = pack;
  const member = partner === undefined || dimension === undefined ? '' : memberXml(partner, dimension);
  const inEntity = dimension?.holder === 'segment' ? member : '';
  const scheme = { scheme: TAXONOMY.scheme };
  const entity = tag('xbrli:entity', {}, `${tag('xbrli:identifier', scheme, escapeXml(identifier))}${inEntity}`);
  const days =
    from === null ? tag('xbrli:instant', {}, to) : `${tag('xbrli:startDate', {}, from)}${tag('xbrli:endDate', {}, to)}`;
  const period = tag('xbrli:period', {}, days);
  return tag('xbrli:context', { id }, `${entity}${period}${inEntity === '' ? member : ''}`);
}

function memberXml(partner: number, { domain, holder }: PartnerDimension): string {
  const prefix = PREFIX.computation;
  const member = tag(`${prefix}:${domain}`, {}, String(partner));
  const typed = tag('xbrldi:typedMember', { dimension: `${prefix}:${PARTNERS_DIMENSION}` }, member);
  return tag(`xbrli:${holder}`, {}, typed);
}

function unitXml(unit: string): string {
  const measure = unit === 'pure' ? 'xbrli:pure' : `iso4217:${unit}`;
  return tag('xbrli:unit', { id: unit }, tag('xbrli:measure', {}, measure));
}
