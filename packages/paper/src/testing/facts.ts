import { XMLParser } from 'fast-xml-parser';

/** The values that the rules of EN 16931 check. Another program than the one that wrote the XML reads them. Null = not stated. */
export interface Facts {
  readonly syntax: 'ubl' | 'cii';
  readonly customization: string | null;
  readonly profile: string | null;
  readonly number: string | null;
  readonly issueDate: string | null;
  readonly typeCode: string | null;
  readonly currency: string | null;
  readonly notes: number;
  readonly buyerReference: string | null;
  readonly orderReference: string | null;
  readonly hasDueDate: boolean;
  readonly hasTerms: boolean;
  readonly precedingNumbers: readonly (string | null)[];
  readonly seller: PartyFacts;
  readonly buyer: PartyFacts;
  readonly deliverTo: { readonly country: string | null } | null;
  readonly payment: { readonly code: string | null; readonly account: string | null } | null;
  readonly allowances: readonly AllowanceFacts[];
  readonly groups: readonly GroupFacts[];
  readonly lines: readonly LineFacts[];
  readonly taxTotals: number;
  readonly lineTotal: string | null;
  readonly allowanceTotal: string | null;
  readonly taxExclusive: string | null;
  readonly tax: string | null;
  readonly taxInclusive: string | null;
  readonly prepaid: string | null;
  readonly payable: string | null;
  /** Every amount text, and the currency of every amount. */
  readonly amounts: readonly string[];
  readonly currencies: readonly string[];
  readonly emptyElements: number;
}

export interface PartyFacts {
  readonly name: string | null;
  readonly hasAddress: boolean;
  readonly country: string | null;
  readonly endpoint: string | null;
  readonly endpointScheme: string | null;
  readonly registration: string | null;
  readonly vatId: string | null;
  readonly taxId: string | null;
}

export interface AllowanceFacts {
  readonly amount: string | null;
  readonly percent: string | null;
  readonly base: string | null;
  readonly reason: string | null;
  readonly category: string | null;
  readonly rate: string | null;
}

export interface GroupFacts {
  readonly taxable: string | null;
  readonly tax: string | null;
  readonly category: string | null;
  readonly rate: string | null;
  readonly reason: string | null;
}

export interface LineFacts {
  readonly id: string | null;
  readonly name: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly net: string | null;
  readonly price: string | null;
  readonly base: string | null;
  readonly baseUnit: string | null;
  readonly category: string | null;
  readonly rate: string | null;
  readonly allowances: readonly AllowanceFacts[];
}

interface Parsed {
  readonly [name: string]: Parsed | Parsed[] | string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
});

/** An element of the XML: its children, texts and attributes by name. */
export class Place {
  private readonly node: Parsed;

  constructor(node: Parsed) {
    this.node = node;
  }

  static of(xml: string): Place {
    return new Place(parser.parse(xml) as Parsed);
  }

  all(...path: readonly string[]): Place[] {
    return path.reduce<Place[]>((places, name) => places.flatMap((place) => place.children(name)), [this]);
  }

  at(...path: readonly string[]): Place | null {
    return this.all(...path)[0] ?? null;
  }

  text(...path: readonly string[]): string | null {
    const text = this.at(...path)?.node['#text'];
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
  }

  attribute(name: string, ...path: readonly string[]): string | null {
    const value = this.at(...path)?.node[`@${name}`];
    return typeof value === 'string' ? value : null;
  }

  private children(name: string): Place[] {
    const found = this.node[name];
    if (found === undefined || typeof found === 'string') return [];
    return (Array.isArray(found) ? found : [found]).map((node) => new Place(node));
  }
}

/** The texts of all amount elements, and the number of empty elements. */
export function scan(xml: string): Pick<Facts, 'amounts' | 'currencies' | 'emptyElements'> {
  const amounts = [...xml.matchAll(/<[a-z]+:(\w*Amount)(?: [^>]*)?>([^<]*)</gu)].filter(
    ([, name]) => name !== 'PriceAmount' && name !== 'ChargeAmount',
  );
  return {
    amounts: amounts.map(([, , text]) => text ?? ''),
    currencies: [...xml.matchAll(/currencyID="(\w+)"/gu)].map(([, code]) => code ?? ''),
    emptyElements: [...xml.matchAll(/<([\w:]+)(?: [^>]*)?>\s*<\/\1>|<[\w:]+(?: [^>]*)?\/>/gu)].length,
  };
}
