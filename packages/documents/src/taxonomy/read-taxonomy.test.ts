import { describe, expect, it } from 'vitest';
import { readContextElement, readTaxonomyLabels, readTaxonomySchema } from './read-taxonomy.ts';

const SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldt="http://xbrl.org/2005/xbrldt" targetNamespace="http://example.com/taxonomy/x">
  <xsd:element id="x_Turnover" name="Turnover" type="xbrli:monetaryItemType" xbrli:periodType="duration" abstract="false"/>
  <xsd:element id="x_Stock" name="Stock" type="xbrli:monetaryItemType" xbrli:periodType="instant"/>
  <xsd:element id="x_Heading" name="Heading" type="xbrli:stringItemType" xbrli:periodType="duration" abstract="true"/>
  <xsd:element name="typedDomain" type="xsd:string"/>
  <xsd:element id="x_PersonNumber" name="PersonNumber" type="xsd:string"/>
  <xsd:element id="x_PeopleDimension" name="PeopleDimension" type="xbrli:stringItemType" substitutionGroup="xbrldt:dimensionItem" xbrldt:typedDomainRef="#x_PersonNumber" xbrli:periodType="duration" abstract="true"/>
  <xsd:element id="x_OtherDimension" name="OtherDimension" type="xbrli:stringItemType" substitutionGroup="xbrldt:dimensionItem" xbrldt:typedDomainRef="y.xsd#y_Unknown" xbrli:periodType="duration" abstract="true"/>
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
      dimensions: [{ name: 'PeopleDimension', domain: 'PersonNumber' }],
    });
  });

  it('gives the standard labels by language', () => {
    expect(readTaxonomyLabels(LABELS)).toEqual([
      { id: 'x_Turnover', language: 'en', text: 'Turnover' },
      { id: 'x_Turnover', language: 'zh-HK', text: '營業額' },
    ]);
  });

  it('says which part of a context holds dimensions', () => {
    expect(readContextElement('<link:definitionArc xbrldt:contextElement="scenario"/>')).toBe('scenario');
    expect(readContextElement('<link:definitionArc xbrldt:contextElement="segment"/>')).toBe('segment');
    expect(readContextElement(LABELS)).toBeNull();
  });

  it('has neither in another file', () => {
    expect(readTaxonomySchema(LABELS)).toBeNull();
    expect(readTaxonomyLabels(SCHEMA)).toEqual([]);
    expect(readTaxonomySchema('no XML')).toBeNull();
    expect(readTaxonomySchema('<!DOCTYPE x [<!ENTITY a "b">]><schema targetNamespace="x"/>')).toBeNull();
  });
});
