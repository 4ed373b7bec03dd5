/** The metadata of an archive file. */
export interface ArchiveFacts {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}

export const CREATOR = 'Folio';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
}

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The properties of Factur-X. A PDF/A file must describe them, because no standard schema contains them. */
const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const;

function description(prefix: string, namespace: string, content: string): string {
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${content}</rdf:Description>`;
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
}

function extensionSchema(): string {
  const listed = PROPERTIES.map(
    ([name, about]) =>
      '<rdf:li rdf:parseType="Resource">' +
      `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
      `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description>` +
      '</rdf:li>',
  );
  return (
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
    ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
    '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
    '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
    `<pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${listed.join('')}</rdf:Seq></pdfaSchema:property>` +
    '</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>'
  );
}

/** The XMP metadata of a PDF/A-3b that is a Factur-X document of the profile EN 16931. */
export function archiveMetadata({ title, author, at }: ArchiveFacts, fileName: string): string {
  const instant = `${at.toISOString().slice(0, 19)}Z`;
  const parts = [
    description(
      'pdfaid',
      'http://www.aiim.org/pdfa/ns/id/',
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    ),
    description(
      'dc',
      'http://purl.org/dc/elements/1.1/',
      `<dc:format>application/pdf</dc:format><dc:title>${alternative(title)}</dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`,
    ),
    description('pdf', 'http://ns.adobe.com/pdf/1.3/', `<pdf:Producer>${CREATOR}</pdf:Producer>`),
    description(
      'xmp',
      'http://ns.adobe.com/xap/1.0/',
      `<xmp:CreatorTool>${CREATOR}</xmp:CreatorTool><xmp:CreateDate>${instant}</xmp:CreateDate>` +
        `<xmp:ModifyDate>${instant}</xmp:ModifyDate><xmp:MetadataDate>${instant}</xmp:MetadataDate>`,
    ),
    extensionSchema(),
    description(
      'fx',
      FACTUR_X,
      `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${escaped(fileName)}</fx:DocumentFileName>` +
        '<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    ),
  ];
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n' +
    `${parts.join('\n')}\n</rdf:RDF></x:xmpmeta>\n<?xpacket end="w"?>`
  );
}
