import { describe, expect, it } from 'vitest';
import { readTaxonomyLabels, readTaxonomySchema } from './read-taxonomy.ts';

const SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xbrli="http://www.xbrl.org/2003/instance" targetNamespace="http://example.com/taxonomy/x">
  <xsd:element id="x_Turnover" name="Turnover" type="xbrli:monetaryItemType" xbrli:periodType="duration" abstract="false"/>
  <xsd:element id="x_Stock" name="Stock" type="xbrli:monetaryItemType" xbrli:periodType="instant"/>
  <xsd:element id="x_Heading" name="Heading" type="xbrli:stringItemType" xbrli:periodType="duration" abstract="true"/>
  <xsd:element name="typedDomain" type="xsd:string"/>
</xsd:schema>`;
const LABELS = `<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">
  <link:labelLink xlink:type="extended">
    <link:loc xlink:href="x.xsd#x_Turnover" xlink:label="loc"/>
    <link:label xlink:label="res" xlink:role="http://www.xbrl.org/2003/role/label" xml:lang="en">Turnover</link:label>
    <link:label xlink:label="res" xlink:role="http://www.xbrl.org/2003/role/documentation" xml:lang="en">What was sold</link:label>
    <link:label xlink:label="res" xlink:role="http://www.xbrl.org/2003/role/label" xml:lang="zh-HK">營業額</link:label>
    <link:labelArc xlink:from="loc" xlink:to="res"/>
  </link:labelLink>
</link:linkbase>`;

describe('a taxonomy', () => {
  it('gives the concrete items of a schema', () => {
    expect(readTaxonomySchema(SCHEMA)).toEqual({
      namespace: 'http://example.com/taxonomy/x',
      elements: [
        { id: 'x_Turnover', name: 'Turnover', type: 'monetaryItemType', period: 'duration' },
        { id: 'x_Stock', name: 'Stock', type: 'monetaryItemType', period: 'instant' },
      ],
    });
  });

  it('gives the standard labels by language', () => {
    expect(readTaxonomyLabels(LABELS)).toEqual([
      { id: 'x_Turnover', language: 'en', text: 'Turnover' },
      { id: 'x_Turnover', language: 'zh-HK', text: '營業額' },
    ]);
  });

  it('has neither in another file', () => {
    expect(readTaxonomySchema(LABELS)).toBeNull();
    expect(readTaxonomyLabels(SCHEMA)).toEqual([]);
    expect(readTaxonomySchema('no XML')).toBeNull();
    expect(readTaxonomySchema('<!DOCTYPE x [<!ENTITY a "b">]><schema targetNamespace="x"/>')).toBeNull();
  });
});
