import type { Chance } from './chance.ts';

const FIRST =
  'Golden Silver Blue Jade Lucky Prosper Harbour Victoria Peak Lantern Dragon Phoenix Ocean Pacific Metro Union Grand Royal Star Sun Moon Bright Ever New Great Wing Tai Wah Hing Fung Kwong Yick Shun Cheong Man Sincere Evergreen Crystal Summit Orient Lotus Bamboo Cedar Maple Kowloon Mongkok Lantau Stanley Aberdeen Central'.split(
    ' ',
  );
const SECOND =
  'Harvest Bridge Garden River Field Stone Light Wave Sky Gate Tower Crown Spring Fortune Success Treasure Horizon Vision Link Point Craft Works Mark Line'.split(
    ' ',
  );
const TRADE =
  'Trading,Foods,Retail,Electronics,Design,Logistics,Engineering,Textiles,Toys,Printing,Furniture,Jewellery,Stationery,Pharmacy,Catering,Technology,Consultants,Interiors,Packaging,Hardware'.split(
    ',',
  );
const FORM = [
  'Limited',
  'Ltd',
  'Co., Ltd.',
  'Company Limited',
  '(HK) Limited',
  'International Limited',
  'Holdings Limited',
];
const HAN_FIRST = '金銀藍翠福興海港維峰燈龍鳳洋太都聯皇星日月明永新大榮泰華恒豐廣益順昌文誠松晶頂東荷竹柏楓';
const HAN_SECOND = '豐橋園河田石光浪天門塔冠泉運成寶景視連點藝工標線利達盛隆';
const HAN_TRADE =
  '貿易,食品,零售,電子,設計,物流,工程,紡織,玩具,印刷,傢俬,珠寶,文具,藥房,飲食,科技,顧問,室內設計,包裝,五金'.split(',');
const SURNAMES = 'CHAN WONG LEE CHEUNG LAU LAM NG HO LEUNG TSANG YIP KWOK TANG MA FUNG CHOI'.split(' ');
const GIVEN = 'TAI SIU KA WAI MEI LING HOI YAN CHI MING KIN WING SZE MAN YEE LOK HIN TSZ YUET'.split(' ');

export interface Company {
  readonly en: string;
  readonly zh: string;
}

function han(text: string): string[] {
  return [...text];
}

/** Companies with a name in both languages; about a tenth share their first words with another one. */
export function makeCompanies(chance: Chance, count: number): Company[] {
  const made: Company[] = [];
  const taken = new Set<string>();
  while (made.length < count) {
    const like = made.length > 3 && chance.happens(0.1) ? chance.pick(made) : null;
    const trade = chance.whole(0, TRADE.length - 1);
    const head = like
      ? like.en.split(' ').slice(0, 2).join(' ')
      : [chance.pick(FIRST), ...(chance.happens(0.75) ? [chance.pick(SECOND)] : [])].join(' ');
    const hanHead = like ? like.zh.slice(0, 2) : chance.pick(han(HAN_FIRST)) + chance.pick(han(HAN_SECOND));
    const name = `${head} ${TRADE[trade]}`;
    if (taken.has(name)) continue;
    taken.add(name);
    made.push({ en: `${name} ${chance.pick(FORM)}`, zh: `${hanHead}${HAN_TRADE[trade]}有限公司` });
  }
  return made;
}

export function makePerson(chance: Chance): string {
  return `${chance.pick(SURNAMES)} ${chance.pick(GIVEN)} ${chance.pick(GIVEN)}`;
}
