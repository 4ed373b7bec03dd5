import { plainWidth } from '../../values/width.ts';
import type { ColumnRole } from '../bank-file.ts';

/** Words of headings in the order they are tried: specific words come before general ones. */
const WORDS: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'ignore',
    /available|可用|account name|[戶户]名|credit limit|信用額|exchange rate|匯率|汇率|original (?:amount|currency)|foreign|外幣|tegenrekening|(?:counter|opposite|payee|beneficiary).*(?:account|iban|a\/c|bic)|對方.*[賬帳戶]號|对方账[号户]|gegenkonto|kontonummer\/iban|\bbic\b|swift|\btime\b|時間|时间|branch|網點|分行/u,
  ],
  [
    'value_date',
    /value date|date value|起息|生效日|date (?:de )?valeur|wertstellung|^valuta(?:datum)?$|rentedatum|fecha valor|data valuta|valutadag/u,
  ],
  [
    'date',
    /\bdate\b|日期|交易日|入[賬账帳]日|記[賬账帳]日|记账日|过账日|buchungstag|datum|^fecha|^data\b|^dato\b|bokföringsdag|päivä|^time$/u,
  ],
  [
    'direction',
    /^(?:cr ?\/? ?dr|dr ?\/? ?cr|d ?\/ ?c|c ?\/ ?d|dc|c\/d|type|sign|direction|s\/h|soll ?\/ ?haben|af ?bij|(?:debit|credit) ?(?:\/|or|and)? ?(?:debit|credit)(?: (?:indicator|mark|flag))?|cdt ?dbt ind)$|借[貸贷]標?|收\/?支|存取|方向|indicator/u,
  ],
  [
    'currency',
    /^(?:(?:billing |account |posting )?currency(?: code)?|ccy|curr?\.?|währung|devise|valuta|munt|divisa|moneda|waluta)$|貨幣|货币|幣別|币别|幣種|币种/u,
  ],
  [
    'description',
    /payment (?:details|description|type|purpose)|transaction (?:details|description|narrative|type|remarks?)|deposit details|交易(?:類別|类型|類型|摘要|描述|說明|说明|詳情|内容|內容)/u,
  ],
  [
    'reference',
    /\bref(?:erence|\.|$)|\bref\b|(?:cheque|check|chq|serial|voucher|receipt|transaction|sequence|document) ?(?:number|no\.?|num|#|id)\b|^(?:id|no\.?|number|#)$|支票號|支票号|參考|参考|流水[號号]|[編编][號号]|referenz|référence|kenmerk|fitid/u,
  ],
  [
    'account',
    /^(?:(?:bank |card |own )?(?:account|a\/c|acct|card|iban)(?: ?(?:number|num|no\.?|#|iban))?|account ?\/ ?card.*|.*kontonummer|auftragskonto|konto|rekening(?:nummer)?|iban\/bban|compte|cuenta|conto)$|[戶户帳賬账]口?[號号]|賬戶$|账户$|戶口$|卡[號号]/u,
  ],
  ['balance', /balance|結餘|结余|[餘余][額额]|saldo|solde|kontostand/u],
  [
    'description',
    /description|\bdetails?\b|particulars|narrati|memo\b|remarks?|^transaction$|^text$|notes?\b|摘要|描述|說明|说明|備註|备注|附言|用途|詳情|详情|內容|内容|項目|项目|verwendungszweck|buchungstext|vorgang|libellé|omschrijving|naam \/ omschrijving|mededelingen|concepto|descripci|descrizione|causale|^opis|tytuł|beskrivelse|meddelande|^交易$/u,
  ],
  [
    'received',
    /credit|deposit|paid in|money in|receiv|receipts?|lodge|^in\b|inflow|incoming|存入|收入|貸方|贷方|存款|轉入|转入|進[賬帳]|入賬金額|gutschrift|haben|crédit|ingreso|entrate|einnahme|^bij$/u,
  ],
  [
    'spent',
    /debit|withdraw|paid out|money out|spen[td]|payments?|charges?|^out\b|outflow|outgoing|支出|提取|提款|支取|借方|轉出|转出|付出|lastschrift|belastung|^soll|débit|cargo|uscite|ausgabe|^af$/u,
  ],
  [
    'payee',
    /payee|merchant|counter ?party|beneficiary|\bname\b|對方|对方|收款人|付款人|商戶|商户|商號|empfänger|begünstigter|auftraggeber|zahlungs|tegenpartij|naam|nom\b|nombre/u,
  ],
  [
    'amount',
    /amount|金額|金额|款額|款项|發生額|发生额|交易額|betrag|umsatz|montant|importe|bedrag|importo|kwota|belopp|beløp|\bvalue$|^sum$|^total$|^hkd$|^usd$/u,
  ],
];

/** A heading in plain small letters, without its currency or unit. */
export function headingText(cell: string): string {
  return plainWidth(cell)
    .toLowerCase()
    .replace(/[_\n\r]+/gu, ' ')
    .replace(/[(（[][^)）\]]*[)）\]]/gu, ' ')
    .replace(/[\s:*"']+/gu, ' ')
    .trim();
}

/** The side in brackets after the amount: "金额(收入)", "Amount (debit)". */
const SIDES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['received', /^(?:收入|存入|貸|贷|貸方|贷方|in|cr|credit)$/u],
  ['spent', /^(?:支出|提取|借|借方|out|dr|debit)$/u],
];

function sideInBrackets(cell: string): ColumnRole | null {
  const inner = /[(（[]\s*([^)）\]]*?)\s*[)）\]]/u.exec(plainWidth(cell).toLowerCase())?.[1] ?? '';
  return SIDES.find(([, pattern]) => pattern.test(inner))?.[0] ?? null;
}

/** The role of a heading; null for words without a role. */
export function roleOfHeading(cell: string): ColumnRole | null {
  const text = headingText(cell);
  if (text === '' || text.length > 60) return null;
  const role = WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return role === 'amount' ? (sideInBrackets(cell) ?? role) : role;
}

/** Whether the heading names the booked amount, as opposed to the amount in the currency of the purchase. */
export function isAsBooked(cell: string): boolean {
  return /billing|billed|posted amount|settlement|[記记入][賬账帳]/u.test(headingText(cell));
}

const SINGLE_SIDED = new Set<ColumnRole>(['amount', 'spent', 'received']);

/** How likely a row is the headings of a bank's table: the number of distinct roles, 0 without a date or an amount. */
export function headingScore(row: readonly string[]): number {
  const roles = new Set(row.map(roleOfHeading).filter((role) => role !== null && role !== 'ignore'));
  const money = [...roles].some((role) => role !== null && SINGLE_SIDED.has(role));
  if (!roles.has('date') && !roles.has('value_date')) return 0;
  return money || roles.has('balance') ? roles.size : 0;
}

/** Identifies the table format of one bank. */
export function fingerprintOf(headings: readonly string[]): string {
  return headings.map(headingText).join('|').slice(0, 1000);
}
