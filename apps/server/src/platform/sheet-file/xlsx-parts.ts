import { SHEET_NAMES, XML_HEAD, xmlText } from './xlsx-text.ts';

/** What the parts around the sheets say. */
export interface WorkbookFacts {
  creator: string;
  createdAt: Date;
  sheets: readonly { name: string; titleRow: number }[];
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** Every part of a workbook but its sheets, by path. */
export function workbookParts(facts: WorkbookFacts, styles: string): [path: string, xml: string][] {
  return [
    ['xl/workbook.xml', workbookXml(facts)],
    ['xl/_rels/workbook.xml.rels', relationsXml(sheetRelations(facts))],
    ['xl/styles.xml', styles],
    ['docProps/core.xml', coreXml(facts)],
    ['_rels/.rels', relationsXml(ROOT_RELATIONS)],
    ['[Content_Types].xml', typesXml(facts)],
  ];
}

function workbookXml({ sheets }: WorkbookFacts): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const titles = sheets.map(({ name, titleRow }, index) => {
    const rows = `'${name.replaceAll("'", "''")}'!$${titleRow}:$${titleRow}`;
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(rows)}</definedName>`;
  });
  return [
    `${XML_HEAD}<workbook xmlns="${SHEET_NAMES}" xmlns:r="${OFFICE_RELATIONS}">`,
    `<bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets>`,
    `<definedNames>${titles.join('')}</definedNames></workbook>`,
  ].join('');
}

interface Relation {
  type: string;
  target: string;
}

const ROOT_RELATIONS: readonly Relation[] = [
  { type: `${OFFICE_RELATIONS}/officeDocument`, target: 'xl/workbook.xml' },
  {
    type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    target: 'docProps/core.xml',
  },
];

/** The sheets first, so that their numbers are those of the workbook. */
function sheetRelations({ sheets }: WorkbookFacts): Relation[] {
  return [
    ...sheets.map((_, index) => ({
      type: `${OFFICE_RELATIONS}/worksheet`,
      target: sheetPath(index + 1).replace('xl/', ''),
    })),
    { type: `${OFFICE_RELATIONS}/styles`, target: 'styles.xml' },
  ];
}

function relationsXml(relations: readonly Relation[]): string {
  const listed = relations.map(
    ({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${RELATIONS}">${listed.join('')}</Relationships>`;
}

function coreXml({ creator, createdAt }: WorkbookFacts): string {
  const at = createdAt.toISOString().replace(/\.\d+Z$/, 'Z');
  const by = xmlText(creator);
  const moment = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${at}</dcterms:${name}>`;
  return [
    `${XML_HEAD}<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:creator>${by}</dc:creator><cp:lastModifiedBy>${by}</cp:lastModifiedBy>`,
    `${moment('created')}${moment('modified')}</cp:coreProperties>`,
  ].join('');
}

function typesXml({ sheets }: WorkbookFacts): string {
  const parts = [
    ['/xl/workbook.xml', `${SHEET_TYPE}.sheet.main+xml`],
    ...sheets.map((_, index) => [`/${sheetPath(index + 1)}`, `${SHEET_TYPE}.worksheet+xml`]),
    ['/xl/styles.xml', `${SHEET_TYPE}.styles+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ].map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`);
  return [
    `${XML_HEAD}<Types xmlns="${TYPES}">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    `<Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
  ].join('');
}
