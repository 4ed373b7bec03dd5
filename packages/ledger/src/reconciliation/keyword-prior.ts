/**
 * What the words of a bank line or an item usually mean in a Hong Kong company's books, for a company without a history
 * yet: bilingual keywords and the account of the default chart. The first that fits decides, so the exact ones stand first.
 */
interface Keyword {
  readonly words: RegExp;
  /** Account code of the default chart; null where the direction makes no sense of the words. */
  readonly spent: string | null;
  readonly received: string | null;
}

const KEYWORDS: readonly Keyword[] = [
  { words: /\bINTEREST\b|利息/i, spent: '7000', received: '4800' },
  {
    words: /\b(STRIPE|PAYPAL|PAYME|ALIPAY|WECHAT PAY|GATEWAY)\b.*\b(FEE|CHARGE)S?\b|支付平台/i,
    spent: '6410',
    received: null,
  },
  {
    words:
      /\b(BANK|SERVICE|HANDLING|ANNUAL|MONTHLY|ACCOUNT|REMITTANCE|TT|CHATS|FPS|CHEQUE) ?(BOOK )?(CHARGE|FEE|COMM(ISSION)?)S?\b|\bCHARGES?\b|手續費|服務費|銀行收費|月費/i,
    spent: '6400',
    received: null,
  },
  { words: /\bMPF\b|強積金|公積金/i, spent: '2150', received: null },
  { words: /\b(SALARY|SALARIES|WAGES?|PAYROLL)\b|薪金|工資|薪酬/i, spent: '6000', received: null },
  { words: /\bPROFITS TAX\b|利得稅/i, spent: '2180', received: '2180' },
  {
    words:
      /\bBUSINESS REGISTRATION\b|\bCOMPANIES REGISTRY\b|\bANNUAL RETURN\b|\bLICEN[CS]E\b|商業登記|公司註冊處|牌照/i,
    spent: '6330',
    received: null,
  },
  { words: /\bIRD\b|INLAND REVENUE|稅務局/i, spent: '2180', received: '2180' },
  {
    words: /\b(RATES|GOVERNMENT RENT|MANAGEMENT FEE|MGT FEE|RVD|RATING & VALUATION)\b|差餉|地租|管理費/i,
    spent: '6110',
    received: null,
  },
  { words: /\bRENTAL DEPOSIT\b|租賃按金|租金按金/i, spent: '1130', received: '1130' },
  { words: /\b(RENT|RENTAL|LEASE)\b|租金|租賃/i, spent: '6100', received: '4820' },
  {
    words:
      /\b(CLP|HK ELECTRIC|HEC|TOWNGAS|WATER SUPPLIES|ELECTRIC(ITY)?|UTILIT(Y|IES))\b|中華電力|中電|港燈|煤氣|水務署|電費|水費/i,
    spent: '6120',
    received: null,
  },
  {
    words:
      /\b(PCCW|HKT|HKBN|HGC|SMARTONE|CSL|3HK|CHINA MOBILE|TELECOM|TELEPHONE|BROADBAND|INTERNET|MOBILE PLAN)\b|電訊|電話|寬頻|上網|流動通訊/i,
    spent: '6130',
    received: null,
  },
  {
    words: /\b(SF EXPRESS|DHL|FEDEX|UPS|HONGKONG POST|COURIER|POSTAGE|LALAMOVE|GOGOX)\b|順豐|速遞|郵政|郵費|快遞/i,
    spent: '6150',
    received: null,
  },
  {
    words: /\b(FREIGHT|SHIPPING|CUSTOMS|DUTY|OCEAN|AIR ?WAYBILL|FORWARDER)\b|運費|海運|空運|關稅|報關/i,
    spent: '5010',
    received: null,
  },
  {
    words:
      /\b(MERCHANT|CARD|VISA|MASTERCARD|AMEX|OCTOPUS|ALIPAY|PAYME)\b.*\b(SETTLEMENT|STTL|SETTLE|PAYOUT)\b|商戶結算/i,
    spent: null,
    received: '4000',
  },
  {
    words: /\b(WAREHOUS\w*|STORAGE|FULFIL\w*|DELIVERY|LOGISTICS)\b|倉儲|倉庫|送貨|物流/i,
    spent: '6240',
    received: '4010',
  },
  { words: /\b(INSURANCE|PREMIUM|PRUDENTIAL|AXA|AIA)\b|保險|保費/i, spent: '6170', received: null },
  {
    words:
      /\b(GOOGLE|MICROSOFT|ADOBE|AMAZON WEB|AWS|DROPBOX|ZOOM|SHOPIFY|SOFTWARE|SUBSCRIPTION|SAAS|CLOUD|HOSTING)\b|軟件|訂閱|雲端/i,
    spent: '6180',
    received: null,
  },
  {
    words:
      /\b(TAXI|MTR|OCTOPUS|UBER|HKTAXI|SHELL|ESSO|CALTEX|SINOPEC|PARKING|KMB|BUS|FERRY|TUNNEL|FUEL|PETROL)\b|的士|港鐵|八達通|泊車|停車|巴士|汽油/i,
    spent: '6200',
    received: null,
  },
  {
    words: /\b(AIRLINE|CATHAY|HOTEL|FLIGHT|AIRWAYS|BOOKING\.COM|AGODA|TRIP\.COM|TRAVEL)\b|機票|酒店|航空|旅行/i,
    spent: '6210',
    received: null,
  },
  {
    words:
      /\b(RESTAURANT|CAFE|COFFEE|DINING|DINNER|LUNCH|CATERING|STARBUCKS|MCDONALD\W?S|FOODPANDA)\b|餐廳|酒樓|茶餐|飲食|晚市|午餐|咖啡|餐飲/i,
    spent: '6220',
    received: null,
  },
  {
    words: /\b(ADVERTIS\w*|MARKETING|FACEBOOK|FACEBK|META ADS|PROMOTION|PRINTING OF LEAFLETS)\b|廣告|宣傳|推廣/i,
    spent: '6230',
    received: null,
  },
  {
    words: /\b(STATIONERY|OFFICE SUPPL\w*|PAPER A4|COPY PAPER|TONER|CARTRIDGE|INK|PENS?)\b|文具|影印紙|碳粉|辦公用品/i,
    spent: '6140',
    received: null,
  },
  { words: /\b(AUDIT(OR)?S?)\b|核數|審計/i, spent: '6300', received: null },
  {
    words: /\b(COMPANY SECRETAR\w*|SECRETARIAL|BOOKKEEPING|ACCOUNTING|ACCOUNTANTS?|CPA)\b|會計|秘書/i,
    spent: '6310',
    received: null,
  },
  {
    words: /\b(LEGAL|SOLICITORS?|LAWYERS?|NOTARY|CONSULT\w*|PROFESSIONAL FEE)\b|律師|法律|顧問/i,
    spent: '6320',
    received: '4010',
  },
  { words: /\b(COMPUTER|LAPTOP|MACBOOK|MONITOR|PRINTER|SERVER)\b|電腦|顯示器|打印機/i, spent: '1510', received: null },
  { words: /\b(DESK|CHAIR|FURNITURE|CABINET)\b|傢俬|家具|辦公椅/i, spent: '1500', received: null },
  { words: /\b(GRANT|SUBSIDY|BUD FUND|ESS)\b|資助|補貼/i, spent: null, received: '4810' },
  { words: /\bDIRECTOR\b|董事/i, spent: '2200', received: '2200' },
];

/** The account the words suggest for money spent or received, with the word that said so; null when they say nothing. */
export function accountByWords(
  text: string,
  direction: 'spent' | 'received',
): { accountCode: string; word: string } | null {
  for (const keyword of KEYWORDS) {
    const accountCode = keyword[direction];
    const found = accountCode === null ? null : keyword.words.exec(text);
    if (found && accountCode !== null) return { accountCode, word: found[0] };
  }
  return null;
}

/** The account a new item gets until a person says otherwise: what its words suggest, else goods sold or sundry expenses. */
export function accountForItem(text: string, direction: 'sales' | 'purchase'): string {
  if (direction === 'sales')
    return /\b(SERVICE|CONSULT\w*|DELIVERY|COMMISSION|DESIGN|REPAIR|INSTALL\w*|HOURS?)\b|服務|送貨|設計|維修|安裝|顧問/i.test(
      text,
    )
      ? '4010'
      : '4000';
  return accountByWords(text, 'spent')?.accountCode ?? '6690';
}
