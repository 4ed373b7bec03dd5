import type { Chance } from './chance.ts';

/** Lists that fictional companies and people are put together from; what looks like a real one is an accident. */
export const FIRST: readonly (readonly [string, string])[] = [
  ['Kwong Shing', '廣盛'],
  ['Tai Hing', '泰興'],
  ['Wah Fung', '華豐'],
  ['Man Lee', '萬利'],
  ['Sun Cheong', '新昌'],
  ['Yick Tat', '益達'],
  ['Po Lam', '寶林'],
  ['Hoi Tung', '海通'],
  ['Shun Fai', '順輝'],
  ['Luen Hop', '聯合'],
  ['King Fook', '景福'],
  ['Chi Wai', '志偉'],
  ['Tsuen King', '荃景'],
  ['Ngai Shun', '藝迅'],
  ['Fortune Bright', '富亮'],
  ['Evergreen', '長青'],
  ['Blue Peak', '藍峰'],
  ['Jade Orchard', '翠園'],
  ['Silver Kite', '銀鳶'],
  ['North Pier', '北碼頭'],
  ['Lok Yan', '樂欣'],
  ['Cheuk Yuet', '卓越'],
  ['Ming Tak', '明德'],
  ['Oi Kwan', '愛群'],
  ['Peak Trail', '峰徑'],
  ['Wing Sang', '榮生'],
  ['Hip Shing', '協成'],
  ['Sai Ying', '西盈'],
  ['Grand Meadow', '宏野'],
  ['Tin Fook', '天福'],
];

export const TRADE: readonly (readonly [string, string])[] = [
  ['Stationery', '文具'],
  ['Engineering', '工程'],
  ['Food Supplies', '食品'],
  ['Printing', '印刷'],
  ['Logistics', '物流'],
  ['Air Conditioning', '冷氣'],
  ['Interior Design', '室內設計'],
  ['Computer Systems', '電腦'],
  ['Trading', '貿易'],
  ['Cleaning Services', '清潔服務'],
  ['Garment', '製衣'],
  ['Consultants', '顧問'],
  ['Electrical', '電業'],
  ['Packaging', '包裝'],
  ['Marine Products', '海味'],
  ['Media', '傳媒'],
  ['Hardware', '五金'],
  ['Pharmacy', '藥房'],
];

export const FORM: readonly (readonly [string, string])[] = [
  ['Limited', '有限公司'],
  ['Company Limited', '有限公司'],
  ['(Hong Kong) Limited', '（香港）有限公司'],
  ['Co.', '公司'],
  ['Holdings Ltd.', '集團有限公司'],
  ['& Co., Ltd.', '有限公司'],
];

export const STREETS: readonly (readonly [string, string])[] = [
  ['Castle Peak Road, Tsuen Wan, N.T.', '新界荃灣青山公路'],
  ['Nathan Road, Mong Kok, Kowloon', '九龍旺角彌敦道'],
  ["Queen's Road East, Wan Chai, Hong Kong", '香港灣仔皇后大道東'],
  ['Kwun Tong Road, Kwun Tong, Kowloon', '九龍觀塘觀塘道'],
  ["King's Road, North Point, Hong Kong", '香港北角英皇道'],
  ['Ma Tau Wai Road, To Kwa Wan, Kowloon', '九龍土瓜灣馬頭圍道'],
  ['Sha Tin Centre Street, Sha Tin, N.T.', '新界沙田沙田正街'],
  ['Des Voeux Road West, Sheung Wan', '上環德輔道西'],
  ['Wo Yi Hop Road, Kwai Chung', '葵涌和宜合道'],
  ['Cheung Sha Wan Road, Cheung Sha Wan, Kowloon', '九龍長沙灣長沙灣道'],
  ['Fung Cheung Road, Yuen Long, N.T.', '新界元朗鳳翔路'],
  ['Wong Chuk Hang Road, Aberdeen', '香港仔黃竹坑道'],
];

export const BUILDINGS: readonly (readonly [string, string])[] = [
  ['Wing Kut Industrial Building', '永吉工業大廈'],
  ['Nan Sing Centre', '南星中心'],
  ['Goldmark Plaza', '金標廣場'],
  ['Po Yip Commercial Building', '寶業商業大廈'],
  ['Tower 2, Harbour Square', '海港廣場二座'],
  ['Yue Hwa Factory Building', '裕華工廠大廈'],
  ['Block A, Sun Hing Estate', '新興邨A座'],
  ['Fook Cheong House', '福昌樓'],
];

export const MAINLAND = [
  '深圳市越海電子有限公司',
  '佛山市順和陶瓷有限公司',
  '東莞市宏達模具廠',
  '廣州市白雲紡織有限公司',
  '珠海市潮汐環保科技有限公司',
];

export const TAIWAN = ['台北光合文創有限公司', '新竹晶圓材料股份有限公司', '高雄順風海產行', '台中木作工坊有限公司'];

export const GIVEN: readonly (readonly [string, string])[] = [
  ['Chan Wai Man', '陳慧敏'],
  ['Wong Ka Ho', '黃家豪'],
  ['Lee Suk Yee', '李淑儀'],
  ['Cheung Chi Keung', '張志強'],
  ['Ho Mei Ling', '何美玲'],
  ['Lau Tsz Kin', '劉子健'],
  ['Ng Pui Shan', '吳佩珊'],
  ['Yip Kwok Wah', '葉國華'],
  ['Tang Hoi Lam', '鄧凱琳'],
  ['Mak Chun Kit', '麥俊傑'],
];

export const ABROAD = {
  GB: {
    names: [
      'Hartley & Moss Ltd',
      'Brackenfield Timber Merchants Ltd',
      'Pennine Office Interiors Limited',
      'Calder Valley Roofing LLP',
      'Tamarisk Design Studio Ltd',
      'Ashdown Fire Protection Ltd',
    ],
    streets: [
      '12 Mill Lane, Hebden Bridge, West Yorkshire HX7 8AH',
      'Unit 4 Riverside Park, Lewes BN7 2PD',
      '88 Corporation Street, Manchester M4 4DG',
      '3 Quay Road, Falmouth TR11 3LL',
    ],
    tax: (c: Chance) => `GB ${c.digits(3)} ${c.digits(4)} ${c.digits(2)}`,
    phone: (c: Chance) => `01${c.digits(3)} ${c.digits(6)}`,
  },
  US: {
    names: [
      'Cedar Ridge Landscaping, Inc.',
      'Prairie Data Services LLC',
      'Sundance Electrical Supply Co.',
      'Lakeshore Catering Group',
      'Redwood Print & Mail, Inc.',
      'Harlan Machine Works',
    ],
    streets: [
      '4410 Alder Avenue, Suite 210, Boise, ID 83702',
      '1875 Commerce Blvd, Duluth, MN 55802',
      '220 S Main St, Ann Arbor, MI 48104',
      '9 Industrial Way, Reno, NV 89502',
    ],
    tax: (c: Chance) => `${c.digits(2)}-${c.digits(7)}`,
    phone: (c: Chance) => `(${c.digits(3)}) ${c.digits(3)}-${c.digits(4)}`,
  },
  SG: {
    names: [
      'Merlimau Marine Pte. Ltd.',
      'Tembusu Learning Hub Pte Ltd',
      'Kallang Refrigeration Pte Ltd',
      'Bukit Foods (S) Pte. Ltd.',
      'Rasa Sayang Catering Pte Ltd',
    ],
    streets: [
      '21 Ubi Crescent #04-11, Singapore 408583',
      '10 Anson Road #18-03, Singapore 079903',
      'Blk 3025 Bedok North Street 1 #01-220, Singapore 469660',
    ],
    tax: (c: Chance) => `20${c.int(10, 23)}${c.digits(5)}${c.pick(['K', 'M', 'D', 'R'])}`,
    phone: (c: Chance) => `+65 6${c.digits(3)} ${c.digits(4)}`,
  },
  AU: {
    names: [
      'Coolamon Plumbing Pty Ltd',
      'Bright Wattle Marketing Pty Ltd',
      'Yarra Bend Couriers Pty Ltd',
      'Southern Cross Scaffolding Pty Ltd',
    ],
    streets: [
      'Level 3, 55 Flinders Lane, Melbourne VIC 3000',
      '14 Jetty Road, Fremantle WA 6160',
      '7/120 Boundary Street, West End QLD 4101',
    ],
    tax: (c: Chance) => `${c.digits(2)} ${c.digits(3)} ${c.digits(3)} ${c.digits(3)}`,
    phone: (c: Chance) => `(0${c.int(2, 8)}) ${c.digits(4)} ${c.digits(4)}`,
  },
  DE: {
    names: [
      'Brunnhuber Elektrotechnik GmbH',
      'Nordlicht Verlag GmbH & Co. KG',
      'Schreinerei Eichinger e.K.',
      'Hansekontor Logistik GmbH',
      'Feinwerk Optik AG',
    ],
    streets: [
      'Gartenstraße 14, 79098 Freiburg',
      'Am Alten Hafen 3, 28195 Bremen',
      'Lindenallee 77, 04109 Leipzig',
      'Industriering 5, 89073 Ulm',
    ],
    tax: (c: Chance) => `DE${c.digits(9)}`,
    phone: (c: Chance) => `0${c.digits(3)} / ${c.digits(6)}`,
  },
  FR: {
    names: [
      'Ateliers Montbrun SARL',
      'Boulangerie des Halles SAS',
      'Lumière & Bois SAS',
      'Transports Vasseur SA',
      'Cabinet Delorme EURL',
    ],
    streets: [
      '18 rue des Tanneurs, 69005 Lyon',
      '4 quai de la Marne, 51100 Reims',
      '27 avenue Jean Jaurès, 33150 Cenon',
      '2 place du Marché, 35000 Rennes',
    ],
    tax: (c: Chance) => `FR${c.digits(2)}${c.digits(9)}`,
    phone: (c: Chance) => `0${c.int(1, 5)} ${c.digits(2)} ${c.digits(2)} ${c.digits(2)} ${c.digits(2)}`,
  },
} as const;
