import type { Cue } from './cue.ts';

/** Documents that are booked have a sum at the end, so this cue counts for all of them. */
const TOTAL = /total|合計|總計|總額|總數|summe|gesamtbetrag|montant/u;

/** Cues for invoices and receipts. */
export const COMMERCIAL_CUES: readonly Cue[] = [
  // Payable later: terms, a due date, where to pay, to whom it is billed.
  {
    kind: 'invoice',
    weight: 1.6,
    pattern:
      /due date|payment due|date due|due on|due by|to(?:tal)? be paid by|fällig|zahlbar|échéance|à payer|到期日|到期繳款|付款期限|付款限期|繳款限期|繳費期限|最後繳款|請於.{0,14}前(?:繳|付)/u,
  },
  {
    kind: 'invoice',
    weight: 1,
    pattern:
      /payment terms?|terms? of payment|\bterms ?:|net \d+ ?days?|zahlungs(?:bedingung|ziel)|conditions de (?:paiement|règlement)|付款條件|付款方式|付款條款|數期|月結\d+/u,
  },
  {
    kind: 'invoice',
    weight: 1.2,
    pattern:
      /bill(?:ed)? to|invoice(?:d)? to|invoice for|charge to|rechnungsempf|rechnungsadresse|factur[ée] à|賬單地址|買方|購買方|bill-to/u,
  },
  {
    kind: 'invoice',
    weight: 1,
    pattern:
      /amount due|balance due|total due|amount payable|please (?:pay|remit)|remit to|total payable|應付(?:金額|總額|款項)|zahlbetrag|net à payer|solde dû/u,
  },
  {
    kind: 'invoice',
    weight: 1,
    pattern:
      /(?:cheques?|payments?) (?:should be |to be |must be )?(?:made )?payable to|bank (?:details|transfer|account|a\/c)|account (?:name|no|number)|iban|swift|bic\b|sort code|fps ?(?:id|no)|銀行(?:賬|戶)|收款(?:銀行|賬戶|戶口)|支票抬頭|轉數快(?:號|id)|bankverbindung|開戶行/u,
  },
  {
    kind: 'invoice',
    weight: 1.2,
    pattern:
      /(?:rechnungs|invoice|billing|賬單|發票)[ -]?(?:no\b|nr\b|nummer|number|date|datum|period|日期|編號|號碼|號)|bill (?:no|date|number|period)|numéro de facture|date de facturation|facture n/u,
  },
  { kind: 'invoice', weight: 0.7, pattern: TOTAL },
  { kind: 'receipt', weight: 0.7, pattern: TOTAL },
  // Paid immediately.
  {
    kind: 'receipt',
    weight: 2.2,
    pattern:
      /\bchange\b(?! of| in| your| order)|tender(?:ed)?\b|找[贖續零回]|amount (?:paid|received|tendered)|paid by|cash received|gegeben|rückgeld|rendu|實收|收您|cash +(?:hk|rm|us|s)?\$? ?\d/u,
  },
  {
    kind: 'receipt',
    weight: 1,
    pattern: /\bcash\b(?! flow| (?:&|and) carry)|現金|\bbar\b|esp[eè]ces?\b|r[eé]gl[eé] (?:par|en)/u,
  },
  {
    kind: 'receipt',
    weight: 1.6,
    pattern:
      /octopus|八達通|(?:visa|master ?card|amex|unionpay|debit|銀聯|信用卡).{0,20}(?:\*{2,}|x{4,}|\d{4}\b)|alipay|支付寶|wechat pay|微信支付|payme\b(?!nt)|轉數快收款|apple pay|google pay|payment method/u,
  },
  {
    kind: 'receipt',
    weight: 1.6,
    pattern:
      /appr(?:oval)?\.? ?(?:code|no)|auth(?:orization|\.)? ?(?:code|no)|terminal id|merchant id|\btid\b|\bmid\b|batch ?(?:no|#)|授權(?:號|碼)|商戶編號/u,
  },
  {
    kind: 'receipt',
    weight: 2.4,
    pattern:
      /received (?:with thanks )?(?:from|the sum|with)|with thanks|payment received on|date paid|paid on|in payment of|being payment|the sum of|茲收到|今收到|收到|收妥|已付清|已付款|付訖|已收款(?!項)|繳款人|betrag (?:dankend )?erhalten|dankend erhalten|payé le/u,
  },
  {
    kind: 'receipt',
    weight: 1.3,
    pattern:
      /cashier|served by|server\b|counter ?[:#\d]|\bpos\b ?[:#\d]?|till ?[:#]|收銀|收款員|檯號|枱號|\btable\b ?[:#.]?|\bpax\b|人數|covers?\b ?:|dine in|take ?away|堂食|外賣|kasse\b|caissier|bediener|station ?[:#]|operator/u,
  },
  {
    kind: 'receipt',
    weight: 0.9,
    pattern:
      /thank you|thanks for|多謝|謝謝|please come again|歡迎再|光臨|vielen dank für ihren (?:einkauf|besuch)|merci de votre visite|goods sold are|no refund|exchange/u,
  },
  {
    kind: 'receipt',
    weight: 0.9,
    pattern:
      /\bqty\b.*\btotal\b.*\d|sub-?total.{0,30}\bservice charge|加一|gratuity|\btip\b|rounding|\bmember\b|loyalty|points? (?:earned|balance)/u,
  },
  {
    kind: 'receipt',
    weight: 1,
    pattern:
      /receipt (?:no|number|#|id|date)|收據(?:號|編)|trans(?:action)? ?(?:no|#|id)|(?<![賬價貨票])單號|單據編號/u,
  },
];
