export const NAME_TEXTS: Readonly<Record<string, RegExp>> = {
  form: /\b(?:limited|ltd|inc|llc|corp(?:oration)?|gmbh|ag|kg|ug|plc|pte|bhd|s\/b|sdn|plt|llp)\b\.?|有限公司|e\.\s?[kv]\./iu,
  formAtEnd:
    /\b(?:limited|ltd|inc|llc|corp(?:oration)?|gmbh|ag|kg|ug|plc|bhd|s\/b|plt|llp|enterprise|trading|restaurant|company)\W*$|(?:公司|商店|餐廳|酒店|集團|中心|[店行廠])\W*$/iu,
  trade:
    /\b(?:trading|enterprises?|restaurants?|restoran|cafe|café|store|shop|mart|market|hotel|hardware|kedai|syarikat|pasaraya|house|station|pharmacy|bakery|clinic|centre|center)\b/iu,
  address:
    /\b(?:street|st|road|rd|avenue|ave|lane|jalan|jln|floor|flat|unit|suite|room|building|block|blk|lot|taman|bandar|lorong|selangor|kuala lumpur|johor|bahru|kowloon|district|penang|pulau|persiaran|seksyen|tower|plaza|straße|strasse|str\.)\b|[號樓室道街路]/iu,
  place: /\b\d{5}\b|\bno\W*\d|^\W*\d+\s*[-,/&]/iu,
  title:
    /\b(?:invoice|receipt|credit note|statement|quotation|bill|original|copy|welcome|thank|cashier|table|order|gst|cash sale|rechnung|gutschrift|facture|page|seite|customer|total|amount)\b|發票|收據|單據|歡迎|多謝|貸項|頁/iu,
  contact: /\b(?:tel|fax|phone|email|mobile|hotline|hp)\b|電話|傳真|@|\.com\b/iu,
  number: /\d{4,}/u,
  person: /^\W*(?:mr|mrs|ms|dr|attn|attention|dear|herr|frau|hello|hi)\b/iu,
  colon: /[:：]/u,
  bracket: /[()[\]（）]/u,
  han: /\p{Script=Han}/u,
  latin: /\p{Script=Latin}{2}/u,
  odd: /[~|_\\^=<>{}*¢§©®«»]/u,
  bankish: /\b(?:bank|account|payable|cheque|visa|master)\b|銀行|戶口/iu,
  lower: /^\p{Ll}/u,
};
/** Text that continues a name from the line above. */
export const CONTINUES =
  /^\W*(?:sdn|bhd|enterprises?|trading|limited|ltd|co|company|restaurants?|hardware|s\/b|\(m\)|\(malaysia\)|& )\b/iu;
/** Labels that can come before a supplier's name. */
export const NAME_LABELS: Readonly<Record<string, RegExp>> = {
  from: /from|seller|supplier|vendor|issued by|sold by|merchant|賣方|銷售方|銷方|開票方|供應商|開單|verkäufer|lieferant|rechnungssteller|vendeur/iu,
  payee: /payable|pay to|beneficiary|payee|account|a\/c|戶口|賬戶|帳戶|收款|抬頭|konto/iu,
  behalf: /behalf|company|公司/iu,
};
export const CUSTOMER_LABEL =
  /bill(?:ed)?\s*to|sold\s*to|invoice\s*to|ship\s*to|customer|client|attn|attention|^\W*to\b|m\/s|messrs|recipient|客戶|致[^\p{L}\p{N}]*$|^致|買方|購買方|購方|收件人|收貨人|受票方|付款人|銷貨客戶|貴客|受單人|kunde|käufer|empfänger|rechnung an|z\. ?hd\b|acheteur|factur[ée]e? à|vendu à|聯絡人|deliver/iu;
export const SUPPLIER_LABEL =
  /^\W*(?:from|seller|supplier|vendor|issued by|sold by|merchant|賣方|銷售方|銷方|供應商|開票方|verkäufer|lieferant|rechnungssteller|vendeur|émetteur)/iu;
export const REGISTRATION = /\d{5,8}\s?-\s?[A-Z]\b|reg|co\.?\s*no|roc|\b(?:19|20)\d{10}\b|商業登記|\bbr\b/iu;
export const CONTACT = /tel|fax|phone|電話|\d{2,4}[- ]\d{6,8}|\d{4}[- ]\d{4}/iu;
