import type { Chance } from '../chance.ts';
import type { CommercialLayout } from './commercial-layout.ts';

const EN = {
  number: ['Invoice No.', 'No.', 'Document No.', 'Our ref.'],
  date: ['Date', 'Date of issue', 'Issued'],
  due: ['Due date', 'Payment due', 'Pay by'],
  terms: ['Terms', 'Payment terms'],
  days: ['30 days net', 'Net 30 days'],
  subtotal: ['Subtotal', 'Net amount'],
  tax: ['VAT', 'GST', 'Sales tax'],
  including: ['Includes VAT', 'GST included'],
  total: ['Total', 'Grand total', 'TOTAL AMOUNT', 'Total payable'],
  less: ['Discount', 'Less: discount'],
  service: ['Service charge'],
  prepaid: ['Deposit paid', 'Less: deposit received'],
  left: ['Balance due', 'Amount due'],
  bill_to: ['Bill to', 'Billed to'],
  sold_to: ['Sold to', 'Customer'],
  attention: ['Attention', 'Attn'],
  no: ['No.', '#'],
  code: ['Item code', 'SKU'],
  description: ['Description', 'Particulars'],
  quantity: ['Qty', 'Quantity'],
  unit: ['Unit', 'UOM'],
  price: ['Unit price', 'Price'],
  discount: ['Disc %'],
  taxRate: ['Tax %'],
  amount: ['Amount', 'Line total'],
  invoice: ['INVOICE', 'TAX INVOICE'],
  bill: ['BILL', 'INVOICE'],
  receipt: ['RECEIPT', 'OFFICIAL RECEIPT'],
  till_roll: ['RECEIPT'],
  credit_note: ['CREDIT NOTE'],
  fee_note: ['FEE NOTE', 'NOTE OF FEES'],
} as const;

type Words = Readonly<Record<keyof typeof EN, readonly string[]>>;

const ZH: Words = {
  number: ['發票編號', '單號', '編號'],
  date: ['日期', '發票日期'],
  due: ['到期日', '付款期限'],
  terms: ['付款條款'],
  days: ['30天'],
  subtotal: ['小計'],
  tax: ['稅額', '稅款'],
  including: ['內含稅'],
  total: ['總計', '合計', '總金額'],
  less: ['折扣', '減：折扣'],
  service: ['服務費'],
  prepaid: ['已付訂金'],
  left: ['應付餘額', '尚欠金額'],
  bill_to: ['客戶', '致'],
  sold_to: ['買方', '客戶名稱'],
  attention: ['聯絡人'],
  no: ['項次', '序'],
  code: ['貨號'],
  description: ['項目', '品名', '摘要'],
  quantity: ['數量'],
  unit: ['單位'],
  price: ['單價'],
  discount: ['折扣 %'],
  taxRate: ['稅率'],
  amount: ['金額'],
  invoice: ['發票'],
  bill: ['帳單', '發票'],
  receipt: ['收據'],
  till_roll: ['收據'],
  credit_note: ['貸項通知單'],
  fee_note: ['收費單'],
};

const DE: Words = {
  number: ['Rechnungsnummer', 'Rechnungs-Nr.', 'Beleg-Nr.'],
  date: ['Datum', 'Rechnungsdatum'],
  due: ['Fällig am', 'Zahlbar bis'],
  terms: ['Zahlungsbedingungen'],
  days: ['30 Tage netto'],
  subtotal: ['Zwischensumme', 'Nettobetrag'],
  tax: ['MwSt.', 'USt.'],
  including: ['inkl. MwSt.'],
  total: ['Gesamtbetrag', 'Rechnungsbetrag', 'Summe'],
  less: ['Rabatt'],
  service: ['Bedienung'],
  prepaid: ['Anzahlung'],
  left: ['Restbetrag', 'Zu zahlen'],
  bill_to: ['Rechnung an', 'Kunde'],
  sold_to: ['Käufer', 'Kunde'],
  attention: ['z. Hd.'],
  no: ['Pos.'],
  code: ['Art.-Nr.'],
  description: ['Bezeichnung', 'Beschreibung'],
  quantity: ['Menge', 'Anzahl'],
  unit: ['Einheit'],
  price: ['Einzelpreis', 'Preis'],
  discount: ['Rabatt %'],
  taxRate: ['MwSt. %'],
  amount: ['Betrag', 'Gesamt'],
  invoice: ['RECHNUNG'],
  bill: ['RECHNUNG'],
  receipt: ['QUITTUNG'],
  till_roll: ['KASSENBON'],
  credit_note: ['GUTSCHRIFT'],
  fee_note: ['HONORARNOTE'],
};

const FR: Words = {
  number: ['Facture N°', 'N° de facture', 'Référence'],
  date: ['Date', 'Date de facture'],
  due: ['Échéance', "Date d'échéance"],
  terms: ['Conditions de paiement'],
  days: ['30 jours nets'],
  subtotal: ['Sous-total', 'Total HT'],
  tax: ['TVA'],
  including: ['dont TVA'],
  total: ['Total TTC', 'Montant total'],
  less: ['Remise'],
  service: ['Service'],
  prepaid: ['Acompte versé'],
  left: ['Reste à payer', 'Net à payer'],
  bill_to: ['Facturé à', 'Client'],
  sold_to: ['Client', 'Vendu à'],
  attention: ["À l'attention de"],
  no: ['N°'],
  code: ['Réf.'],
  description: ['Désignation', 'Description'],
  quantity: ['Qté', 'Quantité'],
  unit: ['Unité'],
  price: ['Prix unitaire', 'P.U.'],
  discount: ['Remise %'],
  taxRate: ['TVA %'],
  amount: ['Montant'],
  invoice: ['FACTURE'],
  bill: ['FACTURE'],
  receipt: ['REÇU'],
  till_roll: ['TICKET'],
  credit_note: ['AVOIR'],
  fee_note: ["NOTE D'HONORAIRES"],
};

export type CommercialWords = Readonly<Record<keyof typeof EN, string>>;

const NAMES_AN_INVOICE = /invoice|發票|rechnung|facture/iu;

/** One wording for each label of a document. A receipt or credit note does not use an invoice label for its number. */
export function drawCommercialWords(chance: Chance, { language, kind }: CommercialLayout): CommercialWords {
  const isInvoice = kind === 'invoice' || kind === 'bill' || kind === 'fee_note';
  const of = (words: Words, name: keyof typeof EN): string => {
    const own = words[name].filter((word) => isInvoice || !NAMES_AN_INVOICE.test(word));
    return chance.of(own.length === 0 ? words[name] : own);
  };
  const pick = (name: keyof typeof EN): string =>
    language === 'both' ? `${of(EN, name)} ${of(ZH, name)}` : of({ en: EN, zh: ZH, de: DE, fr: FR }[language], name);
  const names = Object.keys(EN) as (keyof typeof EN)[];
  return Object.fromEntries(names.map((name) => [name, pick(name)])) as Record<keyof typeof EN, string>;
}

interface Company {
  readonly name: string;
  readonly address: readonly string[];
  /** The currency of the document. Without a printed currency, the place of the issuer implies it. */
  readonly currencies: readonly string[];
}

type Place = 'west' | 'zh' | 'de' | 'fr';

const COMPANIES: Readonly<Record<Place, readonly Company[]>> = {
  west: [
    {
      name: 'Wing Cheung Hardware Limited',
      address: ['Shop 4, G/F, 118 Reclamation Street', 'Yau Ma Tei, Kowloon'],
      currencies: ['HKD'],
    },
    {
      name: 'Mei Lan Consulting',
      address: ['Room 1803, 18/F, Example Tower', 'Wan Chai, Hong Kong'],
      currencies: ['HKD'],
    },
    { name: 'Orchard & Pike LLP', address: ['14 Threadgill Row', 'Leeds LS1 4AB'], currencies: ['GBP'] },
    {
      name: 'Bluefin Logistics Pte. Ltd.',
      address: ['71 Ubi Crescent #05-12', 'Singapore 408571'],
      currencies: ['SGD'],
    },
    { name: 'Northgate Print Co', address: ['2200 Harmon Avenue', 'Tacoma WA 98402'], currencies: ['USD'] },
    { name: 'Saltbush Catering Pty Ltd', address: ['9 Wattle Lane', 'Fitzroy VIC 3065'], currencies: ['AUD'] },
    { name: 'Brandt Instruments AG', address: ['Werkstrasse 9', '8005 Zürich, Switzerland'], currencies: ['CHF'] },
    { name: 'Delft Marine Services B.V.', address: ['Havenkade 31', '2611 Delft, Netherlands'], currencies: ['EUR'] },
  ],
  zh: [
    { name: '永祥五金有限公司', address: ['九龍油麻地新填地街118號地下4號舖'], currencies: ['HKD'] },
    { name: '美蘭顧問有限公司', address: ['香港灣仔軒尼詩道18樓1803室'], currencies: ['HKD'] },
    { name: '大成印刷股份有限公司', address: ['台北市中山區民生東路三段25號'], currencies: ['TWD'] },
    { name: '深圳市遠航科技有限公司', address: ['深圳市南山區科技園二路6號'], currencies: ['CNY'] },
  ],
  de: [
    { name: 'Lindner Werkzeugbau GmbH', address: ['Gartenstraße 14', '70173 Stuttgart'], currencies: ['EUR'] },
    { name: 'Kaffeerösterei Baum e.K.', address: ['Am Markt 3', '50667 Köln'], currencies: ['EUR'] },
    { name: 'Praxis Hofer & Partner AG', address: ['Seestrasse 201', '8002 Zürich'], currencies: ['CHF'] },
  ],
  fr: [
    { name: 'Ateliers Duval SARL', address: ['12 rue des Tanneurs', '69002 Lyon'], currencies: ['EUR'] },
    { name: 'Maison Perrin SAS', address: ['5 avenue Foch', '31000 Toulouse'], currencies: ['EUR'] },
    { name: 'Imprimerie Lacroix SA', address: ['Rue du Rhône 40', '1204 Genève'], currencies: ['CHF'] },
  ],
};

/** Who sells and who buys: two different ones. */
export function drawParties(
  chance: Chance,
  { language, currency }: Pick<CommercialLayout, 'language' | 'currency'>,
): [Company, Company] {
  const companies = chance.shuffled(COMPANIES[language === 'en' || language === 'both' ? 'west' : language]);
  const supplier = companies.find(({ currencies }) => currencies.includes(currency));
  const customer = companies.find((company) => company !== supplier);
  if (supplier === undefined || customer === undefined) throw new Error('too few companies');
  return [supplier, customer];
}

const WARES: Readonly<Record<Place, readonly string[]>> = {
  west: [
    'Steel hinge 75 mm',
    'Copy paper A4',
    'Site visit',
    'Freight, 2 cartons',
    'Coffee beans',
    'Tap washer',
    'Toner TN-2410',
  ],
  zh: ['不銹鋼鉸', 'A4影印紙', '上門檢查', '咖啡豆', '水龍頭墊圈', '運輸服務', '碳粉匣'],
  de: ['Scharnier 75 mm', 'Kopierpapier A4', 'Beratung vor Ort', 'Kaffeebohnen', 'Dichtung', 'Transport'],
  fr: ['Charnière 75 mm', 'Papier A4', 'Visite sur place', 'Café en grains', 'Joint', 'Transport'],
};

const SERVICES: Readonly<Record<Place, readonly string[]>> = {
  west: [
    'Bookkeeping, March',
    'Advice by telephone',
    'Review of contract',
    'Site survey',
    'Translation',
    'Attending meeting',
  ],
  zh: ['三月份記賬', '電話諮詢', '審閱合約', '實地測量', '翻譯', '出席會議'],
  de: ['Buchhaltung März', 'Beratung am Telefon', 'Prüfung des Vertrags', 'Aufmaß vor Ort', 'Übersetzung'],
  fr: ['Tenue des comptes, mars', 'Conseil par téléphone', 'Examen du contrat', 'Relevé sur place', 'Traduction'],
};

/** What a document of a layout charges for: work on a fee note, else goods. */
export function waresOf({ language, kind }: Pick<CommercialLayout, 'language' | 'kind'>): readonly string[] {
  const charged = kind === 'fee_note' ? SERVICES : WARES;
  return charged[language === 'en' || language === 'both' ? 'west' : language];
}
