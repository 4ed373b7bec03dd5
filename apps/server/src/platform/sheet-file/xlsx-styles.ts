import { SHEET_NAMES, XML_HEAD, xmlText } from './xlsx-text.ts';
import type { XlsxStyle } from './xlsx-types.ts';

/** The styles of a workbook: the part of the file, and the attribute of a cell by the name of its style. */
export interface WorkbookStyles {
  xml: string;
  attributes: ReadonlyMap<string, string>;
}

/** Formats that every program knows by number. */
const KNOWN_FORMATS: Readonly<Record<string, number>> = { General: 0, '#,##0': 3, '#,##0.00': 4 };
const FIRST_OWN_FORMAT = 164;

/** Texts in the order of their numbers, each once. */
class Numbered {
  readonly texts: string[];

  constructor(...first: string[]) {
    this.texts = first;
  }

  numberOf(text: string): number {
    const found = this.texts.indexOf(text);
    return found >= 0 ? found : this.texts.push(text) - 1;
  }
}

const FACE = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const PLAIN_FONT = 0;
const BOLD_FONT = 1;

export function workbookStyles(styles: Readonly<Record<string, XlsxStyle>>): WorkbookStyles {
  const formats = new Numbered();
  const borders = new Numbered(borderXml({}));
  const looks = new Numbered(lookXml({}, { formats, borders }));
  const attributes = new Map<string, string>();
  for (const [name, style] of Object.entries(styles)) {
    const number = looks.numberOf(lookXml(style, { formats, borders }));
    attributes.set(name, number === 0 ? '' : ` s="${number}"`);
  }
  const ownFormats = formats.texts.map(
    (format, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${xmlText(format)}"/>`,
  );
  const xml = [
    `${XML_HEAD}<styleSheet xmlns="${SHEET_NAMES}">`,
    ownFormats.length === 0 ? '' : listXml('numFmts', ownFormats),
    listXml('fonts', [`<font>${FACE}</font>`, `<font><b/>${FACE}</font>`]),
    // Programs expect these two fills at the beginning.
    listXml(
      'fills',
      ['none', 'gray125'].map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`),
    ),
    listXml('borders', borders.texts),
    listXml('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    listXml('cellXfs', looks.texts),
    listXml('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    '</styleSheet>',
  ].join('');
  return { xml, attributes };
}

function listXml(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}

function borderXml({ lineAbove, lineBelow }: XlsxStyle): string {
  const side = (name: string, drawn: boolean | undefined) => (drawn ? `<${name} style="thin"/>` : `<${name}/>`);
  return `<border><left/><right/>${side('top', lineAbove)}${side('bottom', lineBelow)}<diagonal/></border>`;
}

function lookXml(style: XlsxStyle, { formats, borders }: { formats: Numbered; borders: Numbered }): string {
  const format = style.numberFormat ?? 'General';
  const formatId = KNOWN_FORMATS[format] ?? FIRST_OWN_FORMAT + formats.numberOf(format);
  const fontId = style.bold ? BOLD_FONT : PLAIN_FONT;
  const borderId = borders.numberOf(borderXml(style));
  const alignment = [
    ...(style.indent === undefined ? [] : [`indent="${style.indent}"`]),
    ...(style.alignRight ? ['horizontal="right"'] : []),
    ...(style.wrap ? ['wrapText="1"'] : []),
  ];
  const applied = [
    formatId !== 0 && ' applyNumberFormat="1"',
    fontId !== PLAIN_FONT && ' applyFont="1"',
    borderId !== 0 && ' applyBorder="1"',
    alignment.length > 0 && ' applyAlignment="1"',
  ].filter((part) => part !== false);
  const start = `<xf numFmtId="${formatId}" fontId="${fontId}" fillId="0" borderId="${borderId}" xfId="0"${applied.join('')}`;
  return alignment.length === 0 ? `${start}/>` : `${start}><alignment ${alignment.join(' ')}/></xf>`;
}
