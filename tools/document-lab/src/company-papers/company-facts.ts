import type { Chance } from '../chance.ts';

/** An invented company, as its certificates know it. Days are `YYYY-MM-DD`. */
export interface CompanyFacts {
  readonly name: string;
  readonly nameZh: string | null;
  readonly address: readonly string[];
  readonly addressZh: readonly string[];
  readonly nature: string;
  /** Eight digits. */
  readonly registration: string;
  /** Seven digits, of companies before 2024. */
  readonly companyNumber: string;
  readonly incorporatedOn: string;
  readonly beginsOn: string;
  readonly years: 1 | 3;
  readonly check: string;
}

const FIRST = [
  ['HARBOUR', '港'],
  ['GOLDEN', '金'],
  ['EASTERN', '東'],
  ['JADE', '翠'],
  ['PACIFIC', '太平'],
  ['NORTHWIND', '北風'],
  ['SILVER', '銀'],
  ['BRIGHT', '明'],
] as const;
const SECOND = [
  ['LANTERN', '燈'],
  ['MOUNTAIN', '山'],
  ['ORCHID', '蘭'],
  ['BRIDGE', '橋'],
  ['STONE', '石'],
  ['RIVER', '江'],
  ['SAIL', '帆'],
] as const;
const TRADES = [
  ['', '', 'GENERAL TRADING'],
  ['TRADING', '貿易', 'IMPORT AND EXPORT OF HOUSEHOLD GOODS'],
  ['DESIGN', '設計', 'INTERIOR DESIGN AND FITTING-OUT'],
  ['TECHNOLOGY (HONG KONG)', '科技（香港）', 'SOFTWARE DEVELOPMENT'],
  ['CONSULTANTS', '顧問', 'BUSINESS CONSULTANCY'],
  ['FOOD', '食品', 'CORP'],
] as const;
const STREETS = [
  ['KWUN TONG ROAD', 'KOWLOON', '九龍', '觀塘道'],
  ['QUEEN’S ROAD CENTRAL', 'HONG KONG', '香港', '皇后大道中'],
  ['CASTLE PEAK ROAD', 'NEW TERRITORIES', '新界', '青山公路'],
  ['HENNESSY ROAD', 'WAN CHAI, HONG KONG', '香港灣仔', '軒尼詩道'],
] as const;
const BUILDINGS = [
  ['EVER GAIN CENTRE', '永得中心'],
  ['WAH SHING BUILDING', '華盛大廈'],
  ['TOWER TWO, SEAVIEW PLAZA', '海景廣場二座'],
] as const;

const two = (part: number): string => String(part).padStart(2, '0');

export function inventedCompany(chance: Chance): CompanyFacts {
  const [first, firstZh] = chance.of(FIRST);
  const [second, secondZh] = chance.of(SECOND);
  const [trade, tradeZh, nature] = chance.of(TRADES);
  const [building, buildingZh] = chance.of(BUILDINGS);
  const [street, district, districtZh, streetZh] = chance.of(STREETS);
  const flat = chance.from(1, 28);
  const floor = chance.from(2, 38);
  const number = chance.from(1, 399);
  const year = chance.from(2015, 2026);
  return {
    name: [first, second, trade, 'LIMITED'].filter((word) => word !== '').join(' '),
    nameZh: chance.percent(80) ? `${firstZh}${secondZh}${tradeZh}有限公司` : null,
    address: [`UNIT ${flat}, ${floor}/F, ${building}`, `${number} ${street}`, district],
    addressZh: [`${districtZh}${streetZh}${number}號`, `${buildingZh}${floor}樓${flat}室`],
    nature,
    registration: String(chance.from(60_000_000, 79_999_999)),
    companyNumber: String(chance.from(1_000_000, 3_500_000)),
    incorporatedOn: `${year}-${two(chance.from(1, 12))}-${two(chance.from(1, 28))}`,
    beginsOn: `${chance.from(2023, 2026)}-${two(chance.from(1, 12))}-${two(chance.from(1, 28))}`,
    years: chance.percent(75) ? 1 : 3,
    check: chance.of([...'0123456789ABCD']),
  };
}

/** The last day of a certificate. */
export function expiresOn({ beginsOn, years }: CompanyFacts): string {
  const day = new Date(`${beginsOn}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** The number of a certificate: registration, branch, month and year, check character. */
export function certificateNumber({ registration, beginsOn, check }: CompanyFacts): string {
  return `${registration}-000-${beginsOn.slice(5, 7)}-${beginsOn.slice(2, 4)}-${check}`;
}
