/** Labels that always come before the name of the recipient. */
export const CUSTOMER =
  /^(?:(?:bill(?:ed)?|sold|invoiced?|credit(?:ed)?|charged?)\s*to|customer(?:\s*name)?|client(?:\s*name)?|buyer|purchaser|m\/s|messrs|recipient|account of)\b\.?\s*(?:[\p{Script=Han}]{1,6})?\s*(?:[::：/]|$)|^(?:sold to|bill to|invoice to|credit to|messrs\.?|m\/s)\b|^(?:客戶(?:名稱)?|客户(?:名称)?|致(?![電意])|買方|買受人|購買方|购买方|購方|受票方|受單人|付款人|收件人|抬頭|貴客戶|貴公司)(?!編號|號碼|代號|服務|熱線|編码)(?:\s*(?:to|bill to|customer(?: name)?|client|sold to|messrs)\b\.?)?|^(?:käufer(?:\/leistungsempfänger)?|rechnungsempfänger|kunde|auftraggeber|leistungsempfänger|client|facturée? à|vendue? à|verkauft an|berechnet an|rechnung an|destinataire|acheteur|adressé à)(?!\p{L}|[-.]?\s?(?:nr|no|n°|(?:id|ref|number|code|account)\b))/iu;
/** Labels that are often followed by a place, a person or a date instead. */
export const WEAK_CUSTOMER =
  /^(?:to|attn|attention|z\. ?hd\.?|zu händen(?: von)?|à l['’]attention de|聯絡人)\s*(?:[\p{Script=Han}]{1,6})?\s*(?:[::：.]|$)|^to 致/iu;
export const SUPPLIER =
  /^(?:from|seller|supplier|vendor|issued by|sold by|issuer|payee|賣方|销售方|銷售方|銷方|供應商|開票方|收款單位|verkäufer|lieferant(?!enstr)|rechnungssteller|rechnungsersteller|vendeur|émetteur)\s*(?:[::：/]|$)/iu;
/** The delivery address, or a payer for another party: not the recipient of the invoice. */
export const OTHER_PARTY =
  /^(?:ship(?:ped)?|deliver(?:ed|y)?|send|remit|consign(?:ed|ee)?)\s*(?:to\b|address|$)|^(?:service address|送貨|收貨|交貨|lieferanschrift|lieferadresse|livraison|livré à|adresse de livraison|abweichender)/iu;
/** Text after the lines of an address that belongs to the document. */
export const STOP =
  /^(?:invoice|tax invoice|date|due|terms|payment|number|order|account|p\.?o\.?\b|job|bill\b|page|project|description|item|qty|quantity|code|salesperson|reference|ref\b|our ref|your ref|from\b|dear\b|re:|attn|attention|sehr geehrte|發票|單據|日期|賬戶|付款|到期|編號|頁|貨品|項目|品名|正式收據|收據|official receipt|receipt|statement|quotation|credit note|rechnung|ihre\b|unsere\b|kunden\W*(?:nr|nummer|konto)|kd\W*nr|bestell(?:ung|\W*nr|nummer|datum)|liefer(?:ung|schein|datum|zeit|\W*nr|\W*und|avis)|datum|facture|échéance|n°|qualifizierung|telefon|bei rückfragen)/iu;
export const CONTACT =
  /@|www\.|https?:|^(?:tel|t|phone|fax|f|m|mob|mobile|e|email|e-mail|web|whatsapp|hotline|customer service|電話|傳真|電郵|網址|熱線|tél|telefon)\b\s*(?:no)?\s*[.:：(+\d]|^(?:電話|傳真|電郵|網址|熱線)|^\+?[\d\s()-]{7,}$/iu;
/** Lines such as "Global number: 400..." or "VAT no: DE..." are neither name nor address. */
export const KEYED_NUMBER =
  /^(?:globale |global )?(?:nummer|number|gln|id(?=\s*(?:no|nr|number|[.:#：]))|ust|steuer|vat|tva|n°|tax|gst|abn|acn|uen|reg|br\b|co\b|cr\b|company (?:no|reg)|siret|siren|handelsregister|hrb|ein)[^:]{0,24}[:：#.]?.*\d{4,}|^(?:nummer|number)\b|^(?:商業登記|納稅人|纳税人|統一編號|統編|稅號|登記)/iu;
export const NAME_LABEL = /^(?:company(?: name)?|name|business|公司(?:名稱)?|名稱)\s*[:：]\s*/iu;
export const ADDRESS_LABEL =
  /^(?:address|addr\.?|add|地址(?:、電話)?|註冊地址|公司地址|adresse|anschrift)\s*[:：.]\s*/iu;
/** A legal form at the start of a line continues the name above it. */
export const FORM_FIRST =
  /^(?:\(?(?:hong kong|hk|h\.k\.|china|asia|malaysia|m|s|singapore|international|far east)\)?\s+)?(?:&\s+)?(?:limited|ltd|llc|inc|co\.|company|corporation|corp|plc|pte|pty|sdn|bhd|gmbh|holdings|kg\b|有限公司)/iu;
export const FORM_LAST =
  /(?:\b(?:limited|ltd|llc|llp|inc|corp(?:oration)?|company|co|plc|pte|pty|bhd|gmbh|ag|kg|ug|e\.k|sarl|sas|sa|n\.?v|b\.?v)\.?\)?|有限公司|公司|商店|工程|行|廠|店)$/iu;
/** Places of origin and destination of goods follow "from" and "to". */
export const PLACE_ONLY =
  /^(?:hong kong|china|singapore|shenzhen|shanghai|taiwan|malaysia|macau|kowloon|usa|u\.s\.a\.|japan|香港|中國|深圳|上海|台灣|澳門)[^\p{L}]*$|\bby (?:sea|air|truck|courier|land)\b/iu;
/** A title of a document, not a name. */
export const TITLE_LAST =
  /(?:發票|收據|通知單|通知書|送貨單|報價單|單據|帳單|賬單|invoice|receipt|credit note|statement)$/iu;

/**
 * What separates the parts of a sender's line, in a class of characters. Recognition takes a raised dot for a plus
 * sign, a quotation mark, a copyright sign or a full stop.
 */
const DOTS = '·•●|–+«»©*。．';
/**
 * Separators between the name and the address of a sender that share a line; ". " in Chinese is a misread raised dot.
 * Recognition may lose the blanks around a raised dot.
 */
export const SENDER_SEPARATOR = new RegExp(`\\s+[${DOTS}]+\\s+|\\s*[·•●]\\s*|\\s*[。．]\\s*(?=\\p{Script=Han})`, 'u');
