import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ElementKind, TAX_ELEMENTS, TAXONOMY } from '@folio/ledger';
import { writeZip } from '../src/platform/zip/index.ts';

const TYPES: Readonly<Record<ElementKind, string>> = {
  amount: 'xbrli:monetaryItemType',
  rate: 'xbrli:decimalItemType',
  text: 'xbrli:stringItemType',
  flag: 'xbrli:booleanItemType',
  day: 'xbrli:dateItemType',
};

/** Elements of the accounts in the made-up package: name, and whether it is of a day. */
const ACCOUNTS: readonly (readonly [string, boolean])[] = [
  ['Revenue', false],
  ['ProfitLossBeforeTax', false],
  ['Equity', true],
  ['Assets', true],
  ['EquityAndLiabilities', true],
  ['Inventories', true],
];

/** The dimension of partners, with a name for its members that is the tests' own. */
const PARTNERS = [
  '<xsd:element id="ird_tc_TestPartner" name="TestPartner" type="xsd:string"/>',
  '<xsd:element id="ird_tc_PartnersDimension" name="PartnersDimension" type="xbrli:stringItemType" abstract="true" xbrli:periodType="duration" xbrldt:typedDomainRef="#ird_tc_TestPartner" xmlns:xbrldt="http://xbrl.org/2005/xbrldt"/>',
];

/**
 * A package of the shape of the authority's, made up for tests: names that Folio knows, and words of the tests' own. The real one may
 * not be distributed.
 */
export async function taxonomyPackage(date = TAXONOMY.date): Promise<Buffer> {
  const items = [...TAX_ELEMENTS.values()].map(({ name, kind }) => element('ird_tc', name, TYPES[kind], false));
  const computation = [...items, ...PARTNERS];
  const accounts = ACCOUNTS.map(([name, isDay]) => element('ird_fs_pe', name, TYPES.amount, isDay));
  const files: Record<string, string> = {
    'META-INF/taxonomyPackage.xml': '<tp:taxonomyPackage xmlns:tp="http://xbrl.org/2016/taxonomy-package"/>',
    [`taxonomy/${date}/ird_tc_${date}.xsd`]: schema('ird_tc', date, computation),
    [`taxonomy/${date}/ird_fs_pe_${date}.xsd`]: schema('ird_fs_pe', date, accounts),
    [`taxonomy/${date}/ird_tc_def_${date}.xml`]:
      '<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase"><link:definitionArc xbrldt:contextElement="scenario" xmlns:xbrldt="http://xbrl.org/2005/xbrldt"/></link:linkbase>',
    [`taxonomy/${date}/ird_fs_pe_lab-en_${date}.xml`]: labels('en', (name) => `Label of ${name}`),
    [`taxonomy/${date}/ird_fs_pe_lab-zh_${date}.xml`]: labels('zh-HK', (name) => `標籤 ${name}`),
  };
  const parts = Object.entries(files).map(([path, text]) => ({
    path,
    open: () => Readable.from([Buffer.from(text)]),
    compress: true,
  }));
  return buffer(writeZip(parts, new Date('2026-04-01T00:00:00Z')));
}

function element(prefix: string, name: string, type: string, isDay: boolean): string {
  const period = isDay ? 'instant' : 'duration';
  return `<xsd:element id="${prefix}_${name}" name="${name}" type="${type}" xbrli:periodType="${period}"/>`;
}

function schema(prefix: string, date: string, elements: readonly string[]): string {
  const namespace = `http://xbrl.ird.gov.hk/taxonomy/${date}/${prefix}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xbrli="http://www.xbrl.org/2003/instance" targetNamespace="${namespace}">\n${elements.join('\n')}\n</xsd:schema>`;
}

function labels(language: string, wordsOf: (name: string) => string): string {
  const lines = ACCOUNTS.map(
    ([name]) =>
      `<link:loc xlink:href="x.xsd#ird_fs_pe_${name}" xlink:label="l_${name}"/><link:label xlink:label="t_${name}" xml:lang="${language}">${wordsOf(name)}</link:label><link:labelArc xlink:from="l_${name}" xlink:to="t_${name}"/>`,
  );
  return `<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink"><link:labelLink>${lines.join('\n')}</link:labelLink></link:linkbase>`;
}
