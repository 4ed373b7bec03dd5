import type { DocumentKind } from '../reading.ts';

/** The names of a document kind in titles, in plain text (lower case, traditional characters). */
export interface TitleWords {
  readonly kind: DocumentKind;
  /** A part of every such name: a fast test that a text holds no name. */
  readonly stem: RegExp;
  readonly pattern: RegExp;
}

function words(kind: DocumentKind, stem: RegExp, latin: string, han: string): TitleWords {
  return { kind, stem, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${latin})(?![\\p{L}\\p{N}])|${han}`, 'gu') };
}

const INVOICE_LATIN =
  '(?:(?:commercial|simplified|tax|sales|service|vat|gst|self[- ]?bill(?:ed|ing)|progress|final|interim|rental|consolidated|monthly|customer|e-?)[- ]?)*invoice|taxinvoice' +
  '|debit note|fee note|statement of (?:fees|charges)|note of charges|note of fees|premium notice|management fee (?:demand )?note|request for payment|rent demand note|bill summary' +
  '|(?:electricity|water|gas|phone|telephone|mobile|utility|internet|hotel|tax|monthly|final|rental|service|electronic|e-?|your )? ?bill|billing statement|invoice statement|guest folio' +
  '|(?!\\p{L}*korrektur|\\p{L}*storno)\\p{L}*rechnung|gutschrift \\(?selbst ausgestellte rechnung\\)?|facture|note d honoraires|factura|fattura|factuur|fatura';
const INVOICE_HAN =
  '(?:增值稅|稅務|商業|電子|普通|專用|銷售|服務|正式)*發票|(?:電費|水費|煤氣費?|電話費?|上網費?|管理費|服務費|租金|差餉|會費|學費|月費|保費|電訊|電子)+(?:通知)?[賬單]單?|賬單(?:摘要)?|收費(?:單|通知書?)|繳費(?:單|通知書?)|費用單|請款單|借項(?:通知書?|單)|保費通知書?|租金通知書?';
const CREDIT_LATIN =
  '(?:tax |sales )?credit (?:note|memo|memorandum|invoice)|creditnote|refund note|adjustment note|rechnungs? ?-? ?korrektur|korrekturrechnung|storno(?:rechnung)?|gutschrift|avoir|facture d avoir|note de credit|note de crédit|nota de credito|nota de crédito|nota di credito|creditnota|creditfactuur';
const CREDIT_HAN =
  '貸項(?:通知書?單?|單)?|貸記(?:單|通知書?)|貸方通知書?|信用票據|退款(?:單|通知書?)|退貨單|退貨通知書?|折讓(?:單|證明單?)|(?:銷貨退回|進貨退出)\\p{Script=Han}*|紅字發票';
const RECEIPT_LATIN =
  '(?:(?:official|sales|cash|payment|rent|rental|donation|store|customer|e-?|electronic|tax|deposit|school fee|tuition|taxi|parking|your|guest)[- ]?)*receipt(?: of payment| voucher)?|receipt for payment|cash (?:bill|sales?|memo|invoice)|sales (?:slip|draft|check)|guest check|(?:customer|merchant|cardholder) copy|quittung|kassen(?:bon|beleg|zettel)|barbeleg|re[çc]u|ticket de caisse|scontrino|parking ticket';
const RECEIPT_HAN =
  '(?:正式|現金|電子|收款|付款|捐款|租金|繳費|按金|訂金|學費|的士|銷售)*收據|收款單|現金單|收條|租單|現沽單|現銷單|購物單|購物憑證|小票|收銀單|結賬單|埋單紙|銷售小票|顧客存根|客戶存根';
const QUOTATION_LATIN =
  '(?:sales |price |formal |official )?quot(?:ation|e)|(?:cost |price |repair |job )?estimate|pro ?-? ?forma(?: invoice)?|(?:fee |service |business |project |sales )?proposal|angebot|kostenvoranschlag|proformarechnung|devis|facture pro ?forma|presupuesto|preventivo|offerte|offer letter';
const QUOTATION_HAN = '(?:服務|工程|產品|正式)*報價(?:單|書|表)?|估價單|形式發票|預算書|建議書';
const DELIVERY_LATIN =
  '(?:goods )?delivery (?:note|order|docket|slip|receipt|advice|challan)|packing (?:list|slip|note)|dispatch note|despatch note|goods (?:issue|dispatch) note|consignment note|proof of delivery|lieferschein|bon de livraison|bordereau de livraison|albar[aá]n|pakbon';
const DELIVERY_HAN =
  '(?:客戶)?(?:送|出|交|發|派|提)貨(?:單|通知書?|簽收單|憑證)|裝箱單|簽收單|出倉單|出庫單|送貨回單|托運單|託運單';
const REMITTANCE_LATIN =
  'remittance (?:advice|slip|notice|statement)|payment (?:advice|remittance|notification)|advice of payment|payment remittance advice|(?:autopay|telegraphic transfer|transfer|credit|debit|bank) advice|zahlungsavis|avis de paiement|avis de virement|transfer confirmation|payment confirmation advice';
const REMITTANCE_HAN =
  '匯款(?:通知書?|單)|付款(?:通知書?|明細)|支付通知書?|轉賬通知書?|入賬通知書?|扣賬通知書?|匯款水單';
const BANK_LATIN =
  '(?:(?:bank|account|monthly|quarterly|annual|consolidated|integrated|combined|composite|business|premier|personal|savings?|current|deposit|direct|e-?|electronic|investment|portfolio|multi-?currency|all[- ]in[- ]one|of|your|day[- ]end)[- ]?)*statement(?:s)?(?: of accounts?)?|account (?:activity|transactions|summary|history)|transaction (?:history|report)|kontoauszug|relev[ée] (?:de compte|bancaire)|extracto bancario|estratto conto|rekeningafschrift';
const BANK_HAN =
  '(?:綜合|銀行|商業|戶口|賬戶|儲蓄|往來|電子|港元|外幣|理財|投資)*(?:月|日|季|年)?結單|對賬單|(?:銀行|賬戶)(?:流水|明細)(?:單|表)?|(?:賬戶|交易)(?:交易)?(?:明細|紀錄|記錄)(?:表)?';
const CARD_LATIN =
  '(?:[\\p{L}]+ ){0,3}(?:credit|charge|visa|mastercard|amex|platinum|business|corporate|commercial)(?: \\p{L}+)? card (?:account )?(?:monthly |e-?)?statement|kreditkartenabrechnung|relev[ée] de carte';
const CARD_HAN = '(?:[\\p{Script=Han}]{0,6})信用卡(?:月|賬戶)?(?:結單|賬單)';
const LETTER_LATIN =
  '(?:notice of )?(?:tax )?assessment(?: and demand for tax| notice)?|(?:profits|property|salaries|employer s|individuals?) tax(?: return| assessment)?|tax return(?: individuals)?|demand (?:note )?for (?:tax|provisional tax)|(?:general )?demand for rates[\\p{L} /]*|business registration (?:certificate|fee and levy|and levy)[\\p{L} ]*|certificate of (?:incorporation|business registration|change of name)|annual return|(?:tax|penalty|surcharge|summons|statutory|gazette) notice|notice of (?:annual|objection|hearing|employment)[\\p{L} ]*|steuerbescheid|umsatzsteuerbescheid|avis d imposition|avis d impôt';
const LETTER_HAN =
  '(?:利得稅|薪俸稅|物業稅|暫繳稅|稅款)*(?:評稅(?:及繳納\\p{Script=Han}{0,6})?通知書|評稅通知書|繳稅通知書|報稅表)|徵收(?:差餉|地租|稅款)\\p{Script=Han}*通知書|徵收通知書|繳納稅款通知書|僱主(?:填報)?\\p{Script=Han}*(?:報稅表|申報表)|商業登記證|公司註冊(?:證明)?書|周年申報表|更改公司名稱證明書|傳票|罰款通知書|催繳通知書|稅單';
const OTHER_LATIN =
  'purchase (?:order|requisition|request)|(?:sales |work |job |change )order|(?:sales |work |job )?order (?:confirmation|acknowledge?ment|form)|booking (?:confirmation|form)|contract(?: of \\p{L}+)?|(?:service|rental|tenancy|lease|employment|loan|sale(?:s)?|purchase|framework|licen[cs]e|partnership|shareholders?|maintenance|confidentiality|non ?-? ?disclosure|\\p{L}+) (?:contract|agreement)|agreement|lease|memorandum(?: of understanding)?|price list|pricelist|rate card|product list|catalog(?:ue)?|brochure|r[ée]sum[ée]|curriculum vitae|cv|(?:employee |travel |monthly |staff )*expenses? (?:report|claim|sheet|statement|form|reimbursement)(?: form)?|inventory[\\p{L} ]*|stock (?:report|list|take|sheet|status|valuation)|(?:\\p{L}+ ){0,5}report|minutes(?: of[\\p{L} ]*)?|meeting minutes|agenda|time ?sheet|pay ?slip|payroll(?: \\p{L}+)?|salary (?:slip|advice)|wage slip|certificate(?: of[\\p{L} ]*)?|insurance policy|policy schedule|(?:general )?terms (?:and|&) conditions(?: of[\\p{L} ]*)?|(?:invitation to )tender|tender (?:form|document|notice)[\\p{L} ]*|bill of lading|bill of materials|air ?way ?bill|waybill|customs declaration|(?:income|cash flow) statement|profit (?:and|&) loss(?: statement| account)?|balance sheet|statement of (?:financial position|cash flows|comprehensive income|changes in equity|profit or loss|work)|trial balance|general ledger|aged (?:receivables?|payables?)[\\p{L} ]*|(?:payment|journal|petty cash|cash|bank) voucher|(?:\\p{L}+ )?application(?: form)?|registration form|checklist|newsletter|user (?:manual|guide)|manual|specifications?|data ?sheet|boarding pass|(?:travel )?itinerary|power of attorney|(?:fax|facsimile) (?:cover|transmission|message)(?: sheet)?|cover (?:sheet|page|letter)|business plan|invitation|budget|forecast|goods received note|return authori[sz]ation|(?:cash |cheque |bank )?(?:deposit|pay-?in|paying-in) slip|bestellung|auftragsbestätigung|vertrag|mietvertrag|arbeitsvertrag|preisliste|lebenslauf|mahnung|bon de commande|contrat|invoice list|invoice register|list of invoices|employment letter|reference letter|letter of[\\p{L} ]*';
const OTHER_HAN =
  '採購(?:單|訂單|合同|合約)|訂購單|訂貨單|訂單(?:確認書?)?|\\p{Script=Han}{0,8}(?:合約|合同|協議書?|契約|租約)|價目表|價格表|產品目錄|目錄|履歷(?:表)?|簡歷|(?:費用)?報銷(?:單|申請表?)|開支報告|庫存\\p{Script=Han}{0,4}|存貨\\p{Script=Han}{0,4}|盤點\\p{Script=Han}{0,3}|\\p{Script=Han}{0,8}報告書?|會議紀?記?錄|備忘錄|工時表|糧單|薪金單|薪資單|工資單|\\p{Script=Han}{0,6}證明書?|保單|保險單|(?:服務)?條款(?:及|與)?(?:細則|條件)?|投標書|標書|提單|空運提單|運單|報關單|損益表|資產負債表|利潤表|試算表|總賬|付款憑單|付款憑證|支出憑單|記賬憑證|傳票單|存款單|入數紙|\\p{Script=Han}{0,6}申請(?:表|書)|登記表|說明書|行程表?|授權書|(?:傳真)?封面|計劃書|邀請函|預算表';

/** The names of documents. The longest match wins: "pro forma invoice" is not an invoice. */
export const TITLE_WORDS: readonly TitleWords[] = [
  words(
    'invoice',
    /invoice|debit note|fee note|statement of (?:fees|charges)|note of charges|of fees|premium|management fee|payment|rent demand|bill|folio|rechnung|gutschrift|factur|honoraires|fattura|fatura|票|單|賬|收費|繳費|通知/u,
    INVOICE_LATIN,
    INVOICE_HAN,
  ),
  words(
    'credit_note',
    /credit|refund|adjustment|korrektur|storno|gutschrift|avoir|cr[eé]dit|貸|退|折讓|紅字|信用/u,
    CREDIT_LATIN,
    CREDIT_HAN,
  ),
  words(
    'receipt',
    /receipt|cash|sales|check|copy|quittung|kasse|bar|re[çc]u|ticket|scontrino|收|單|票|據|紙|存根|憑證/u,
    RECEIPT_LATIN,
    RECEIPT_HAN,
  ),
  words(
    'quotation',
    /quot|estimate|forma|proposal|angebot|anschlag|devis|presupuesto|preventivo|offer|報價|單|發票|書/u,
    QUOTATION_LATIN,
    QUOTATION_HAN,
  ),
  words(
    'delivery_note',
    /deliver|packing|patch|goods|consignment|liefer|livraison|albar|pakbon|貨|單/u,
    DELIVERY_LATIN,
    DELIVERY_HAN,
  ),
  words('remittance_advice', /remit|advice|payment|avis|transfer|通知|匯款|付款/u, REMITTANCE_LATIN, REMITTANCE_HAN),
  words(
    'bank_statement',
    /statement|account|transaction|konto|relev|extracto|estratto|rekening|結單|對賬|流水|明細|紀錄|記錄/u,
    BANK_LATIN,
    BANK_HAN,
  ),
  words('card_statement', /card|karte|carte|信用卡/u, CARD_LATIN, CARD_HAN),
  words(
    'official_letter',
    /assess|tax|return|demand|registration|certificate|notice|bescheid|imp[oô]|summons|通知|稅|登記|註冊|申報|更改|傳票|單/u,
    LETTER_LATIN,
    LETTER_HAN,
  ),
  words(
    'other',
    /purchas|order|confirm|booking|contract|agreement|lease|memo|list|card|catalog|brochure|sum|vitae|cv|expense|inventor|stock|report|minutes|agenda|time|slip|payroll|certif|polic|terms|tender|lading|materials|waybill|customs|statement|loss|sheet|trial|ledger|aged|voucher|application|form|checklist|newsletter|manual|guide|specif|boarding|itinerary|attorney|fax|facsimile|cover|plan|invitation|budget|forecast|goods|return|bestell|auftrag|vertrag|preis|lebens|mahnung|commande|contrat|register|invoices|letter|[單約同書表目錄歷簡開庫存貨盤保條款投標提報損資產利潤試算總付支憑封說行授計邀預購訂協契]/u,
    OTHER_LATIN,
    OTHER_HAN,
  ),
];
