import type { Cue } from './cue.ts';

/** Cues for statements and for documents that are filed, not booked. */
export const OTHER_CUES: readonly Cue[] = [
  {
    kind: 'bank_statement',
    weight: 1.8,
    pattern:
      /opening balance|closing balance|balance (?:brought|carried|b\/f|c\/f)|brought forward|carried forward|承前|承上|轉下|上期結餘|本期結餘|期初餘額|期末餘額|balance b\/f|\bb\/f\b|\bc\/f\b|beginning balance|ending balance|kontostand|saldo|ancien solde|nouveau solde/u,
  },
  {
    kind: 'bank_statement',
    weight: 1,
    pattern:
      /withdrawals?|deposits?|提取|提款|存入|支出金額|轉出|轉入|money (?:in|out)|paid (?:in|out)|debits|credits/u,
  },
  {
    kind: 'bank_statement',
    weight: 1.2,
    pattern: /\bbank(?:ing)?\b|銀行|savings?|current account|儲蓄|往來|支票戶口|虛擬銀行/u,
  },
  {
    kind: 'bank_statement',
    weight: 1,
    pattern:
      /statement (?:date|period|no|number)|結單(?:日期|週期|編號)|account (?:number|no\.?)|戶口號碼|賬戶號碼|賬號/u,
  },
  {
    kind: 'bank_statement',
    weight: 1,
    pattern: /interest (?:rate|earned|paid)|credit interest|利息|overdraft|透支|deposit protection|存款保障/u,
  },
  {
    kind: 'card_statement',
    weight: 2.5,
    pattern:
      /minimum (?:payment|amount|due)|total minimum due|最低(?:還|付|繳)款|credit limit|信用(?:限)?額|available credit|mindestbetrag/u,
  },
  {
    kind: 'card_statement',
    weight: 1.5,
    pattern: /card (?:number|no)|卡號|信用卡|credit card|\bvisa\b|mastercard|銀聯/u,
  },
  {
    kind: 'card_statement',
    weight: 0.8,
    pattern:
      /statement balance|previous balance|last month s balance|last month's balance|結單結餘|上期結餘|finance charge|cash advance|late charge|財務費用/u,
  },
  // Offers.
  {
    kind: 'quotation',
    weight: 1.6,
    pattern:
      /valid (?:for|until|till|through|to)|validity|valid period|offer expires|expir(?:y|es|ation) date|有效期|有效至|gültig bis|valable jusqu/u,
  },
  {
    kind: 'quotation',
    weight: 1.8,
    pattern:
      /pleas(?:ed|ure) to (?:quote|submit|offer|provide)|we (?:quote|offer|propose)|our (?:best )?quotation|accepted (?:and confirmed )?by|acceptance of (?:this )?(?:quotation|offer)|客戶確認|確認簽署|承蒙(?:查|垂)詢|謹此報價|敬請確認|freibleibend|signature.{0,20}acceptance/u,
  },
  {
    kind: 'quotation',
    weight: 1,
    pattern:
      /quot(?:ation|e) (?:no|number|date|ref|#)|報價(?:單)?(?:編號|號碼|日期)|estimate (?:no|number|date)|angebots?[ -]?(?:nr|nummer|datum)|lead time|交貨期/u,
  },
  // Goods delivered.
  {
    kind: 'delivery_note',
    weight: 1.6,
    pattern:
      /received (?:by|in good)|goods received|good order and condition|收貨人|收貨(?:簽|確)|簽收|驗收|received the above|empfangen|ware erhalten|reçu par/u,
  },
  {
    kind: 'delivery_note',
    weight: 1.2,
    pattern:
      /delivery (?:no|note no|date|order no)|送貨(?:單)?(?:號|編|日)|delivered by|driver|司機|車牌|vehicle|送貨地址|deliver to|ship(?:ped)? (?:to|via)|cartons?\b|no\.? of packages|gross weight|件數|箱數/u,
  },
  { kind: 'delivery_note', weight: 0.6, pattern: /qty|quantity|數量|menge|quantité/u },
  // Payments announced.
  {
    kind: 'remittance_advice',
    weight: 2.6,
    pattern:
      /we have (?:today )?(?:remitted|paid|transferred|made (?:a )?payment|credited)|payment (?:has been|was) (?:made|credited|sent|remitted|transferred)|has been (?:credited|remitted) to your|in settlement of|已(?:匯|轉)(?:入|至|予)|茲附上支票|已將款項|payment for the following|following invoices?|transfer successful|轉賬成功/u,
  },
  {
    kind: 'remittance_advice',
    weight: 1.2,
    pattern:
      /remittance|payee|beneficiary|收款人|匯款|value date|cheque (?:no|number)|支票號碼|payment (?:date|ref|method)|amount paid|付款日期/u,
  },
  // Public offices.
  {
    kind: 'official_letter',
    weight: 2,
    pattern:
      /file no|檔案號碼|檔號|business registration number|year of assessment|課稅年度|cap\.? ?\d{2,3}\b|section \d+|第\d+條|ordinance|條例|commissioner|局長|處長|署長|penalt(?:y|ies)|罰款|assessable|應課稅|rateable value|應課差餉租值/u,
  },
  // Other documents that are not booked.
  {
    kind: 'other',
    weight: 1.5,
    pattern:
      /hereby agree|whereas|the parties|party of the|in witness|terms of employment|雙方同意|甲方|乙方|立約|governing law|termination/u,
  },
  {
    kind: 'other',
    weight: 1.5,
    pattern:
      /work experience|education|skills|references available|工作經驗|學歷|warehouse|variance|reorder|on hand|stock on|approved by|prepared by|reviewed by|recommend|findings|conclusion|summary of|table of contents|目錄/u,
  },
  {
    kind: 'other',
    weight: 1.5,
    pattern:
      /net pay|basic salary|gross (?:pay|salary)|employee (?:id|no|name)|employer|員工編號|底薪|實發|mpf (?:employee|employer)|reimburs|cost cent(?:re|er)|報銷/u,
  },
  {
    kind: 'other',
    weight: 1.6,
    pattern:
      /p\.?o\.? (?:no|number|date) ?[:#].{0,40}(?:vendor|supplier)|vendor ?:|ship to ?:.{0,80}vendor|please supply|authori[sz]ed by|delivery required|採購(?:員|人)|供應商(?:名稱|編號)?/u,
  },
];
