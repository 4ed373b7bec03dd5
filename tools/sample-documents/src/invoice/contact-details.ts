import type { ExampleContact } from '../example.ts';
import { hashOf } from '../seeded-random.ts';

/** The details of a company that documents print in addition to its name. Every entry is made up. */
export interface PostalDetails {
  readonly address: string;
  readonly addressZh?: string;
  readonly br?: string;
  readonly phone?: string;
}

const DETAILS: Record<string, PostalDetails> = {
  C01: {
    address: 'Shop 3, G/F, Daybreak Building, 21 Ribbon Street, Causeway Bay, Hong Kong',
    addressZh: '香港銅鑼灣絲帶街21號破曉大廈地下3號舖',
    br: '99900121',
    phone: '+852 2555 0121',
  },
  C02: {
    address: '8/F, Mariner House, 5 Blue Pier Road, Tsim Sha Tsui, Kowloon',
    addressZh: '九龍尖沙咀藍碼頭道5號航海大廈8樓',
    br: '99900122',
    phone: '+852 2555 0122',
  },
  C03: { address: '400 Example Avenue, Suite 12, Crestport, CA 90000, USA', phone: '+1 555 010 0123' },
  C04: {
    address: 'Room 902, Mingdeng Building, 66 Sample Road, Futian, Shenzhen, China',
    addressZh: '深圳市福田區樣本路66號明燈大廈902室',
  },
  C05: { address: '14 Specimen Wharf, London E99 9ZZ, United Kingdom', br: 'GB 999 0005 25' },
  C06: { address: 'Online orders, United Kingdom' },
  S01: {
    address: 'No. 8, Brightwell Industrial Park, Lantern Road, Foshan, Guangdong, China',
    addressZh: '廣東省佛山市燈籠路光源工業園8號',
    phone: '+86 757 0000 0101',
  },
  S02: {
    address: 'Unit 5, 3/F, Cargo Centre, 19 Freight Lane, Kwai Chung, New Territories',
    addressZh: '新界葵涌貨運里19號貨運中心3樓5室',
    br: '99900202',
    phone: '+852 2555 0202',
  },
  S03: {
    address: '20/F, Property Tower, 100 Sample Street, Kwun Tong, Kowloon',
    addressZh: '九龍觀塘樣本街100號物業大廈20樓',
    br: '99900203',
  },
  S04: { address: '77 Tidal Flat Road, Example City, WA 98000, USA', phone: '+1 555 010 0204' },
  S05: {
    address: 'Room 1501, Ledger House, 33 Folio Street, Sheung Wan, Hong Kong',
    addressZh: '香港上環賬冊街33號總賬大廈15樓1501室',
    br: '99900205',
    phone: '+852 2555 0205',
  },
  S06: { address: 'Unit 4, Specimen Trading Estate, Dover CT99 9ZZ, United Kingdom', br: 'GB 999 0006 24' },
  S07: {
    address: 'Shop 12, 1/F, Skyline Plaza, 9 Stationer Street, Mong Kok, Kowloon',
    addressZh: '九龍旺角文具街9號天際廣場1樓12號舖',
    br: '99900207',
    phone: '+852 2555 0207',
  },
  S08: { address: '1 Sample Way, Dublin D99 X000, Ireland' },
  S09: {
    address: '30/F, Signal Tower, 8 Antenna Road, Quarry Bay, Hong Kong',
    addressZh: '香港鰂魚涌天線道8號訊號大廈30樓',
    br: '99900209',
    phone: '+852 2555 0209',
  },
};

/** Fictional address, registration and telephone of a contact; made up from its name when the contact is unknown. */
export function postalDetails(contact: ExampleContact): PostalDetails {
  const number = hashOf(contact.name) % 900;
  return (
    DETAILS[contact.id] ?? {
      address: `Unit ${(number % 20) + 1}, Specimen Building, ${number + 1} Sample Street, Kowloon`,
      addressZh: `九龍樣本街${number + 1}號樣本大廈${(number % 20) + 1}室`,
    }
  );
}

/** How a payer's bank spells its name, and whether the payer quotes the invoice. */
export interface PrintedPayer {
  readonly name: string;
  readonly quotesInvoice: boolean;
}

const PAYERS: Record<string, PrintedPayer> = {
  C01: { name: 'AURORA GIFTS (HK) LIMITED', quotesInvoice: true },
  C02: { name: 'BLUE HARBOUR RETAIL LTD', quotesInvoice: false },
};

/** The payer as it appears on the payee's statement. */
export function printedPayer(contact: ExampleContact): PrintedPayer {
  return PAYERS[contact.id] ?? { name: contact.name.toUpperCase(), quotesInvoice: false };
}
