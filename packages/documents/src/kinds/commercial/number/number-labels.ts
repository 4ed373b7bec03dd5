const NO = '(?:no|nos|number|num|nr|n°|nº|id|code|#)';
/** Classes of words before or above a number. */
export const NUMBER_LABELS: Readonly<Record<string, RegExp>> = {
  invoice: new RegExp(
    `inv(?:oice|\\.)?\\s*\\.?\\s*${NO}|發票(?:號碼|編號|號)?|(?:賬|帳|账)單(?:號碼|編號|号)|rechnung(?:s)?[\\s-]*(?:nr|nummer)|numéro de facture|(?:n°|no|nº)\\s*de\\s*facture|facture\\s*(?:n°|no|nº|num)|bill\\s*${NO}|^\\W*inv(?:oice)?\\W*$`,
    'iu',
  ),
  credit: new RegExp(
    `credit\\s*(?:note|memo)?\\s*${NO}|貸項(?:通知)?單?(?:號碼|編號)|gutschrift(?:s)?[\\s-]*(?:nr|nummer)|korrektur(?:beleg)?|退款單號|貸記`,
    'iu',
  ),
  receipt: new RegExp(
    `(?:receipt|rcpt|slip|check|chk|ticket|bill|cash\\s*(?:sale|bill))\\s*\\.?\\s*${NO}|收據(?:號碼|編號|號)?|單號|單據(?:號碼|編號)|小票號`,
    'iu',
  ),
  own: /our\s*ref|本公司檔號|檔號|unser zeichen|notre r[ée]f/iu,
  theirs: /your\s*(?:ref|order|p\.?o)|貴(?:公司|司|方)?(?:檔號|編號)|ihr zeichen|ihre? |votre r[ée]f/iu,
  transaction: new RegExp(
    `(?:trans(?:action)?|trx|txn|doc(?:ument)?|voucher|ref(?:erence)?|beleg)[\\s-]*\\.?\\s*${NO}|référence|交易(?:號碼|編號)|參考`,
    'iu',
  ),
  general: new RegExp(`^\\W*(?:${NO})\\W*$|編\\s*號|號\\s*碼|單號|\\b${NO}\\W*$|№`, 'iu'),
  title:
    /^\W*(?:tax )?(?:invoice|credit note|receipt|rechnung|facture|gutschrift|bill|quotation|發票|收據|發 票)\W*#?\W*$/iu,
  order:
    /order|p\.?\/?o\.?\b|purchase|bestell|訂單|採購|auftrag|commande|quot|delivery|d\/?o\b|送貨|報價|lieferschein/iu,
  customer: /customer|client|kunde|cust\b|member|account|a\/c|acct|客戶|會員|賬戶|帳戶|戶口|konto|debtor|card/iu,
  tax: /gst|vat|ust|tax\s*(?:id|no|reg)|steuer|商業登記|稅|reg(?:istration|\.)?\s*(?:no|id)?|\bbr\b|roc\b|company no|co\.?\s*(?:reg|no)|abn|ein\b|uid|siret|統一編號/iu,
  phone: /tel|phone|fax|mobile|hotline|電話|傳真|手機|whatsapp|handy|call/iu,
  place:
    /table|檯|枱|counter|pos\b|terminal|till|station|cashier|staff|server|branch|outlet|store|page|頁|seite|lot\b|block|floor|pax|人數|queue|clerk|operator|salesman|merchant|batch|approval|auth|trace|aid\b|appr/iu,
  bank: /iban|bic|swift|bank|blz|銀行|sort code|routing|cheque/iu,
  related:
    /against|original|原(?:發票|單|始|賬單)|related|for invoice|相關發票|對應發票|沖銷|rechnungsreferenz|relat|zu rechnung|reference invoice|invoice ref/iu,
};

/** How strongly a label names the document's number; negative when it names another number. */
export function strengthOf(label: string): number {
  const says = (name: string): boolean => NUMBER_LABELS[name]?.test(label) === true;
  if (label === '') return 0;
  if (says('related') || says('theirs')) return -2;
  if (says('invoice') || says('credit')) return 4;
  if (says('customer') || says('tax') || says('phone') || says('bank')) return -2;
  if (says('receipt')) return 3.5;
  if (says('own')) return 3;
  if (says('order') || says('place')) return -1;
  if (says('general')) return 2;
  if (says('transaction')) return 1.5;
  return says('title') ? 1 : 0;
}
