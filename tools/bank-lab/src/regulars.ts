/** Who is paid without a document again and again, as their names are printed, and the account a bookkeeper takes. */
export interface Regular {
  readonly names: readonly string[];
  readonly accountCode: string;
  /** Now and then it is something else. */
  readonly otherCode?: string;
  /** Every how many days, about; monthly ones keep to their day. */
  readonly everyDays: number;
  readonly amount: readonly [leastMinor: number, mostMinor: number];
  readonly fixed?: boolean;
  readonly received?: boolean;
  /** The bank prints only the purpose of the payment. */
  readonly bare?: boolean;
}

export const REGULARS: readonly Regular[] = [
  { names: ['CLP POWER HONG KONG', '中華電力'], accountCode: '6120', everyDays: 30, amount: [90_000, 480_000] },
  { names: ['WATER SUPPLIES DEPT', '水務署'], accountCode: '6120', everyDays: 90, amount: [12_000, 60_000] },
  {
    names: ['HKT BUSINESS BROADBAND', '香港電訊'],
    accountCode: '6130',
    everyDays: 30,
    amount: [128_800, 128_800],
    fixed: true,
  },
  { names: ['SMARTONE MOBILE'], accountCode: '6130', everyDays: 30, amount: [28_800, 44_000] },
  { names: ['MICROSOFT*365', 'MSFT * E0400'], accountCode: '6180', everyDays: 30, amount: [45_000, 52_000] },
  { names: ['GOOGLE *WORKSPACE'], accountCode: '6180', everyDays: 30, amount: [62_400, 62_400], fixed: true },
  { names: ['AMAZON WEB SERVICES', 'AWS EMEA'], accountCode: '6180', everyDays: 30, amount: [80_000, 260_000] },
  { names: ['NOTION LABS'], accountCode: '6180', everyDays: 30, amount: [12_480, 12_480], fixed: true },
  { names: ['SF EXPRESS HK', '順豐速運'], accountCode: '6150', everyDays: 5, amount: [3_000, 42_000] },
  { names: ['HONGKONG POST', '香港郵政'], accountCode: '6150', everyDays: 14, amount: [1_500, 22_000] },
  { names: ['LALAMOVE'], accountCode: '6240', everyDays: 6, amount: [6_000, 58_000] },
  { names: ['HKTAXI', 'UBER *TRIP'], accountCode: '6200', everyDays: 4, amount: [4_200, 28_000] },
  {
    names: ['OCTOPUS CARDS LTD', '八達通自動增值'],
    accountCode: '6200',
    everyDays: 10,
    amount: [25_000, 50_000],
    fixed: true,
  },
  { names: ['SHELL HK KWUN TONG'], accountCode: '6200', everyDays: 9, amount: [40_000, 90_000] },
  { names: ['TSUI WAH CWB', '翠華餐廳'], accountCode: '6220', everyDays: 8, amount: [12_000, 98_000] },
  { names: ['MAXIMS CHINESE CUISINE', '美心集團'], accountCode: '6220', everyDays: 11, amount: [40_000, 380_000] },
  { names: ['PACIFIC COFFEE'], accountCode: '6220', everyDays: 6, amount: [3_800, 22_000] },
  { names: ['FACEBK *ADS'], accountCode: '6230', everyDays: 12, amount: [50_000, 500_000] },
  { names: ['GOOGLE *ADS5521'], accountCode: '6230', everyDays: 15, amount: [80_000, 300_000] },
  { names: ['DELIFRANCE QUARRY BAY'], accountCode: '6220', otherCode: '6690', everyDays: 12, amount: [5_000, 30_000] },
  { names: ['HKTVMALL'], accountCode: '6140', otherCode: '6690', everyDays: 10, amount: [8_000, 90_000] },
  { names: ['JAPAN HOME CENTRE'], accountCode: '6690', otherCode: '6140', everyDays: 18, amount: [3_000, 36_000] },
  { names: ['CATHAY PACIFIC AIRWAYS'], accountCode: '6210', everyDays: 40, amount: [180_000, 1_400_000] },
  { names: ['AIA GROUP MEDICAL', '友邦保險'], accountCode: '6170', everyDays: 90, amount: [480_000, 620_000] },
  {
    names: ['WING FAT PROPERTIES LTD', '永發地產'],
    accountCode: '6100',
    everyDays: 30,
    amount: [4_800_000, 4_800_000],
    fixed: true,
  },
  {
    names: ['HARBOUR TOWER MGT OFFICE', '管理處'],
    accountCode: '6110',
    everyDays: 30,
    amount: [382_000, 382_000],
    fixed: true,
  },
  {
    names: ['RATING & VALUATION DEPT', '差餉物業估價署'],
    accountCode: '6110',
    everyDays: 91,
    amount: [720_000, 800_000],
  },
  { names: ['SUN LIFE MPF TRUSTEE', '永明強積金'], accountCode: '2150', everyDays: 30, amount: [1_100_000, 1_700_000] },
  { names: ['Y M LEUNG SECRETARIAL'], accountCode: '6310', everyDays: 91, amount: [320_000, 320_000], fixed: true },
  { names: ['HSBC LIFE LOAN REPAY'], accountCode: '2230', everyDays: 30, amount: [1_233_300, 1_233_300], fixed: true },
  { names: ['LAM HOI YAN'], accountCode: '2200', everyDays: 25, amount: [200_000, 6_000_000] },
  { names: ['CLEAN & BRIGHT CLEANING'], accountCode: '6690', everyDays: 14, amount: [120_000, 120_000], fixed: true },
  {
    names: ['MONTHLY SERVICE CHARGE', '每月服務費'],
    accountCode: '6400',
    everyDays: 30,
    amount: [10_000, 20_000],
    bare: true,
  },
  {
    names: ['TT COMMISSION', 'REMITTANCE CHARGE'],
    accountCode: '6400',
    everyDays: 12,
    amount: [11_500, 26_000],
    bare: true,
  },
  { names: ['OVERDRAFT INTEREST', '透支利息'], accountCode: '7000', everyDays: 45, amount: [800, 90_000], bare: true },
  {
    names: ['CREDIT INTEREST', '利息存入'],
    accountCode: '4800',
    everyDays: 30,
    amount: [12, 3_900],
    received: true,
    bare: true,
  },
  { names: ['OCTOPUS MERCHANT STTL'], accountCode: '4000', everyDays: 4, amount: [80_000, 900_000], received: true },
  {
    names: ['VISA MERCHANT SETTLEMENT', 'MERCHANT SVCS VISA/MC'],
    accountCode: '4000',
    everyDays: 4,
    amount: [120_000, 1_500_000],
    received: true,
  },
  {
    names: ['CHEUNG KEE SUBLET RENT'],
    accountCode: '4820',
    everyDays: 30,
    amount: [650_000, 650_000],
    fixed: true,
    received: true,
  },
];

/** Parties that occur only once or twice; `word` is true if a word shows a person which account to use. */
export const STRANGERS: readonly { readonly text: string; readonly accountCode: string; readonly word: boolean }[] = [
  { text: 'IKEA CAUSEWAY BAY', accountCode: '1500', word: false },
  { text: 'FORTRESS LAPTOP', accountCode: '1510', word: true },
  { text: 'BUSINESS REGISTRATION FEE', accountCode: '6330', word: true },
  { text: '商業登記費', accountCode: '6330', word: true },
  { text: 'HOTEL GRACERY SHINJUKU', accountCode: '6210', word: true },
  { text: 'DEACONS SOLICITORS', accountCode: '6320', word: true },
  { text: 'ANNUAL AUDIT FEE HLB', accountCode: '6300', word: true },
  { text: 'FIRE INSURANCE PREMIUM', accountCode: '6170', word: true },
  { text: 'COPY PAPER STATIONERY', accountCode: '6140', word: true },
  { text: '的士', accountCode: '6200', word: true },
  { text: 'ISLAND FLOWERS', accountCode: '6220', word: false },
  { text: 'B2B GIFTS', accountCode: '6220', word: false },
  { text: 'QUALITY SIGNAGE', accountCode: '6230', word: false },
  { text: 'CARGO FREIGHT KERRY', accountCode: '5010', word: true },
  { text: 'YAU MA TEI LOCKSMITH', accountCode: '6690', word: false },
  { text: 'INLAND REVENUE DEPT PROFITS TAX', accountCode: '2180', word: true },
  { text: 'ZZ PLUMBING', accountCode: '6690', word: false },
  { text: 'KWONG SANG TROPHIES', accountCode: '6220', word: false },
  { text: 'MTR PARK AND RIDE PARKING', accountCode: '6200', word: true },
  { text: '律師費', accountCode: '6320', word: true },
];
