import { plainWidth } from '../values/width.ts';
import type { SalesFileKind, SalesRole } from './sales-file.ts';

/** Words of headings in the order they are tried: specific words come before general ones. */
const WORDS: readonly (readonly [SalesRole, RegExp])[] = [
  [
    'ignore',
    /tax ?amount|amount ?(?:paid|due)|balance|outstanding|^inventory|item ?code|tracking|branding|po ?country|sa ?address|status|稅額|已付|未付|結餘|狀態/u,
  ],
  ['order_number', /(?:p\.?o\.?|purchase order|order|customer order) ?(?:no\.?|number|#|ref)|^p\.?o\.?$|訂單|採購單/u],
  ['due_date', /due|expiry|valid until|pay by|到期|付款期限|有效期/u],
  ['kind', /^(?:document |transaction |invoice )?type$|^kind$|類型|類別|單據種類/u],
  ['issue_date', /(?:issue|invoice|bill|document|transaction|quote|txn|order)? ?date|日期|開單日/u],
  ['contact_zh', /(?:chinese|中文).*(?:name|名)|名.*中文|name ?\(?(?:zh|chinese)|中文名/u],
  ['contact_person', /contact ?person|attention|attn|first ?name|聯絡人(?!名|公司)|聯繫人/u],
  ['email', /e-?mail|電郵|電子郵件/u],
  ['phone', /phone|tel\b|mobile|電話|手機/u],
  ['br', /\bbr\b|business reg|brn|商業登記/u],
  ['tax_id', /tax (?:id|number|reg)|vat (?:no|number|reg)|gst (?:no|number)|稅務(?:編號|號碼)|稅號/u],
  ['address', /address ?line ?1|po ?address|billing address|^(?:street )?address$|地址/u],
  [
    'contact',
    /contact ?name|customer|client|supplier|vendor|bill(?:ed)? to|^company(?: name)?$|^contact$|^payee$|^from$|^to$|^display name|客戶|供應商|公司名|客人|對象|聯絡人名/u,
  ],
  ['tax_rate', /(?:tax|vat|gst) ?(?:rate|%)|稅率/u],
  ['tax_code', /(?:tax|vat|gst) ?(?:type|code)|^(?:item )?tax$|^taxable$|稅碼|稅種/u],
  ['rate', /exchange ?rate|^fx|匯率/u],
  [
    'number',
    /(?:invoice|bill|document|doc|credit note|quote|quotation|transaction|receipt|ref(?:erence)?)? ?(?:no\.?|num|number|#)$|^(?:invoice|bill)$|^num|發票(?:編號|號碼|號)|單(?:據)?(?:編號|號碼|號)|賬單(?:編號|號碼|號)|^編號/u,
  ],
  ['reference', /reference|^ref\.?$|參考/u],
  ['currency', /currency|^ccy$|貨幣|幣別|幣種/u],
  ['discount', /discount|折扣/u],
  ['quantity', /quantity|^(?:item )?qty|數量/u],
  ['price', /unit ?(?:amount|price|cost)|^(?:item ?)?(?:price|rate)$|^sales price|單價|價錢|價格/u],
  ['total', /^(?:invoice |grand )?total(?: amount)?$|total ?\(|總額|總計|合計/u],
  ['amount', /line ?(?:amount|total)|^(?:item ?)?amount|^net|sub ?total|金額|小計/u],
  ['account', /account|category|ledger|科目|賬戶|會計/u],
  ['terms', /terms|付款條款|條款/u],
  ['notes', /notes?$|memo|message|remarks?|備註|備考|附註/u],
  ['item', /product|service|^item(?: ?name)?$|項目|貨品|產品|服務|品名/u],
  ['description', /description|details|說明|描述|內容|詳情/u],
  ['contact', /^name$|^名稱$|^公司$/u],
];

/** Roles that only lists of contacts have, and roles that only documents have. */
const OF_CONTACTS: ReadonlySet<SalesRole> = new Set([
  'contact',
  'contact_zh',
  'email',
  'phone',
  'contact_person',
  'address',
  'tax_id',
  'br',
  'currency',
  'terms',
  'notes',
]);

/** A heading without the mark for required columns, in one width and case, with separate words. */
export function plainHeading(heading: string): string {
  return plainWidth(heading)
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/[*_:：]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What a heading says its column means. */
export function roleOfHeading(heading: string, kind: SalesFileKind): SalesRole {
  const plain = plainHeading(heading);
  if (plain === '') return 'ignore';
  const role = WORDS.find(
    ([candidate, words]) => words.test(plain) && (kind !== 'contacts' || OF_CONTACTS.has(candidate)),
  );
  return role?.[0] ?? 'ignore';
}
