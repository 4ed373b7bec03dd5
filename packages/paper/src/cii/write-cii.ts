import type { EInvoice } from '../e-invoice/terms.ts';
import { element, writeXml, type XmlElement } from '../xml/element.ts';
import { settlement } from './cii-settlement.ts';
import { agreement, line } from './cii-trade.ts';
import { address, day, ram, text } from './parts.ts';

const EN16931 = 'urn:cen.eu:en16931:2017';
const STANDARD = 'urn:un:unece:uncefact:data:standard';
/** UNCL 1001: commercial invoice, credit note. */
const INVOICE = '380';
const CREDIT_NOTE = '381';

/** An invoice or credit note as a cross-industry invoice of the profile EN 16931: the data of a Factur-X. */
export function writeCii(invoice: EInvoice): string {
  const { shipTo } = invoice;
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [ram('GuidelineSpecifiedDocumentContextParameter', text('ID', EN16931))]),
      element('rsm:ExchangedDocument', [
        text('ID', invoice.number),
        text('TypeCode', invoice.isCredit ? CREDIT_NOTE : INVOICE),
        day('IssueDateTime', invoice.issueDate),
        ram('IncludedNote', text('Content', invoice.note)),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map(line),
        agreement(invoice),
        // The schema requires the element even without delivery details.
        {
          name: 'ram:ApplicableHeaderTradeDelivery',
          attributes: {},
          content:
            shipTo === null
              ? ''
              : [ram('ShipToTradeParty', text('Name', shipTo.name), address(shipTo.address, shipTo.country))].filter(
                  (part) => part !== null,
                ),
        },
        settlement(invoice),
      ]),
    ],
    {
      'xmlns:rsm': `${STANDARD}:CrossIndustryInvoice:100`,
      'xmlns:qdt': `${STANDARD}:QualifiedDataType:100`,
      'xmlns:ram': `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${STANDARD}:UnqualifiedDataType:100`,
    },
  );
  return writeXml(root as XmlElement);
}
