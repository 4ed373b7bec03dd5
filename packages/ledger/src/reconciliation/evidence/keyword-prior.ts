import { type AccountCode, type Chart, usualAccount } from '../../accounts/index.ts';

/**
 * What the words of a bank line or an item usually mean in a Hong Kong company's books, for a company without a
 * history yet: bilingual keywords and the account, by its name in the default chart. The first match decides, so exact
 * keywords come first.
 */
interface Keyword {
  readonly words: RegExp;
  /** The account's name in the default chart; null if the words make no sense in this direction. */
  readonly spent: string | null;
  readonly received: string | null;
}

const KEYWORDS: readonly Keyword[] = [
  { words: /\bINTEREST\b|利息/i, spent: 'Interest expense', received: 'Interest income' },
  {
    words: /\b(STRIPE|PAYPAL|PAYME|ALIPAY|WECHAT PAY|GATEWAY)\b.*\b(FEE|CHARGE)S?\b|支付平台/i,
    spent: 'Payment gateway fees',
    received: null,
  },
  {
    words:
      /\b(BANK|SERVICE|HANDLING|ANNUAL|MONTHLY|ACCOUNT|REMITTANCE|TT|CHATS|FPS|CHEQUE) ?(BOOK )?(CHARGE|FEE|COMM(ISSION)?)S?\b|\bCHARGES?\b|手續費|服務費|銀行收費|月費/i,
    spent: 'Bank charges',
    received: null,
  },
  { words: /\bMPF\b|強積金|公積金/i, spent: 'MPF payable', received: null },
  { words: /\b(SALARY|SALARIES|WAGES?|PAYROLL)\b|薪金|工資|薪酬/i, spent: 'Salaries and wages', received: null },
  { words: /\bPROFITS TAX\b|利得稅/i, spent: 'Profits tax payable', received: 'Profits tax payable' },
  {
    words:
      /\bBUSINESS REGISTRATION\b|\bCOMPANIES REGISTRY\b|\bANNUAL RETURN\b|\bLICEN[CS]E\b|商業登記|公司註冊處|牌照/i,
    spent: 'Business registration and licences',
    received: null,
  },
  { words: /\bIRD\b|INLAND REVENUE|稅務局/i, spent: 'Profits tax payable', received: 'Profits tax payable' },
  {
    words: /\b(RATES|GOVERNMENT RENT|MANAGEMENT FEE|MGT FEE|RVD|RATING & VALUATION)\b|差餉|地租|管理費/i,
    spent: 'Rates and management fees',
    received: null,
  },
  { words: /\bRENTAL DEPOSIT\b|租賃按金|租金按金/i, spent: 'Deposits paid', received: 'Deposits paid' },
  { words: /\b(RENT|RENTAL|LEASE)\b|租金|租賃/i, spent: 'Rent', received: 'Sundry income' },
  {
    words:
      /\b(CLP|HK ELECTRIC|HEC|TOWNGAS|WATER SUPPLIES|ELECTRIC(ITY)?|UTILIT(Y|IES))\b|中華電力|中電|港燈|煤氣|水務署|電費|水費/i,
    spent: 'Utilities',
    received: null,
  },
  {
    words:
      /\b(PCCW|HKT|HKBN|HGC|SMARTONE|CSL|3HK|CHINA MOBILE|TELECOM|TELEPHONE|BROADBAND|INTERNET|MOBILE PLAN)\b|電訊|電話|寬頻|上網|流動通訊/i,
    spent: 'Telephone and internet',
    received: null,
  },
  {
    words: /\b(SF EXPRESS|DHL|FEDEX|UPS|HONGKONG POST|COURIER|POSTAGE|LALAMOVE|GOGOX)\b|順豐|速遞|郵政|郵費|快遞/i,
    spent: 'Postage and courier',
    received: null,
  },
  {
    words: /\b(FREIGHT|SHIPPING|CUSTOMS|DUTY|OCEAN|AIR ?WAYBILL|FORWARDER)\b|運費|海運|空運|關稅|報關/i,
    spent: 'Freight and duty inwards',
    received: null,
  },
  {
    words:
      /\b(MERCHANT|CARD|VISA|MASTERCARD|AMEX|OCTOPUS|ALIPAY|PAYME)\b.*\b(SETTLEMENT|STTL|SETTLE|PAYOUT)\b|商戶結算/i,
    spent: null,
    received: 'Sales of goods',
  },
  {
    words: /\b(WAREHOUS\w*|STORAGE|FULFIL\w*|DELIVERY|LOGISTICS)\b|倉儲|倉庫|送貨|物流/i,
    spent: 'Warehousing and delivery',
    received: 'Service income',
  },
  { words: /\b(INSURANCE|PREMIUM|PRUDENTIAL|AXA|AIA)\b|保險|保費/i, spent: 'Insurance', received: null },
  {
    words:
      /\b(GOOGLE|MICROSOFT|ADOBE|AMAZON WEB|AWS|DROPBOX|ZOOM|SHOPIFY|SOFTWARE|SUBSCRIPTION|SAAS|CLOUD|HOSTING)\b|軟件|訂閱|雲端/i,
    spent: 'Software subscriptions',
    received: null,
  },
  {
    words:
      /\b(TAXI|MTR|OCTOPUS|UBER|HKTAXI|SHELL|ESSO|CALTEX|SINOPEC|PARKING|KMB|BUS|FERRY|TUNNEL|FUEL|PETROL)\b|的士|港鐵|八達通|泊車|停車|巴士|汽油/i,
    spent: 'Local travelling',
    received: null,
  },
  {
    words: /\b(AIRLINE|CATHAY|HOTEL|FLIGHT|AIRWAYS|BOOKING\.COM|AGODA|TRIP\.COM|TRAVEL)\b|機票|酒店|航空|旅行/i,
    spent: 'Overseas travelling',
    received: null,
  },
  {
    words:
      /\b(RESTAURANT|CAFE|COFFEE|DINING|DINNER|LUNCH|CATERING|STARBUCKS|MCDONALD\W?S|FOODPANDA)\b|餐廳|酒樓|茶餐|飲食|晚市|午餐|咖啡|餐飲/i,
    spent: 'Entertainment',
    received: null,
  },
  {
    words: /\b(ADVERTIS\w*|MARKETING|FACEBOOK|FACEBK|META ADS|PROMOTION|PRINTING OF LEAFLETS)\b|廣告|宣傳|推廣/i,
    spent: 'Advertising and marketing',
    received: null,
  },
  {
    words: /\b(STATIONERY|OFFICE SUPPL\w*|PAPER A4|COPY PAPER|TONER|CARTRIDGE|INK|PENS?)\b|文具|影印紙|碳粉|辦公用品/i,
    spent: 'Office supplies and stationery',
    received: null,
  },
  { words: /\b(AUDIT(OR)?S?)\b|核數|審計/i, spent: 'Audit fee', received: null },
  {
    words: /\b(COMPANY SECRETAR\w*|SECRETARIAL|BOOKKEEPING|ACCOUNTING|ACCOUNTANTS?|CPA)\b|會計|秘書/i,
    spent: 'Accounting and secretarial fees',
    received: null,
  },
  {
    words: /\b(LEGAL|SOLICITORS?|LAWYERS?|NOTARY|CONSULT\w*|PROFESSIONAL FEE)\b|律師|法律|顧問/i,
    spent: 'Legal and professional fees',
    received: 'Service income',
  },
  {
    words: /\b(COMPUTER|LAPTOP|MACBOOK|MONITOR|PRINTER|SERVER)\b|電腦|顯示器|打印機/i,
    spent: 'Office and computer equipment - cost',
    received: null,
  },
  {
    words: /\b(DESK|CHAIR|FURNITURE|CABINET)\b|傢俬|家具|辦公椅/i,
    spent: 'Furniture and fixtures - cost',
    received: null,
  },
  { words: /\b(GRANT|SUBSIDY|BUD FUND|ESS)\b|資助|補貼/i, spent: null, received: 'Government grants' },
  { words: /\bDIRECTOR\b|董事/i, spent: "Director's current account", received: "Director's current account" },
];

/**
 * The account of the chart that the words suggest for money spent or received, with the keyword found; null without a
 * keyword, and if the chart has no such account.
 */
export function accountByWords(
  text: string,
  direction: 'spent' | 'received',
  chart: Chart,
): { accountCode: AccountCode; word: string } | null {
  for (const keyword of KEYWORDS) {
    const usual = keyword[direction];
    const found = usual === null ? null : keyword.words.exec(text);
    if (!found || usual === null) continue;
    const account = usualAccount(chart, usual);
    return account === null ? null : { accountCode: account.code, word: found[0] };
  }
  return null;
}

const SERVICES =
  /\b(SERVICE|CONSULT\w*|DELIVERY|COMMISSION|DESIGN|REPAIR|INSTALL\w*|HOURS?)\b|服務|送貨|設計|維修|安裝|顧問/i;

/**
 * The default account of a new item: the one its words suggest, else goods sold or sundry expenses. Null if the chart
 * has no such account.
 */
export function accountForItem(text: string, direction: 'sales' | 'purchase', chart: Chart): string | null {
  const usual = (...names: string[]) => names.map((name) => usualAccount(chart, name)).find((found) => found !== null);
  if (direction === 'sales')
    return usual(...(SERVICES.test(text) ? ['Service income'] : []), 'Sales of goods')?.code ?? null;
  return accountByWords(text, 'spent', chart)?.accountCode ?? usual('Sundry expenses', 'Purchases')?.code ?? null;
}
