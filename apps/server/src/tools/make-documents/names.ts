import type { Chance } from './chance.ts';
import { ABROAD, BUILDINGS, FIRST, FORM, GIVEN, MAINLAND, STREETS, TAIWAN, TRADE } from './name-lists.ts';

/** A company as it signs itself; `zh` is empty where the company has no Chinese name. */
export interface Company {
  readonly en: string;
  readonly zh: string;
  readonly addressEn: string;
  readonly addressZh: string;
  readonly phone: string;
  readonly registration: string;
  readonly email: string;
}

/** A company of Hong Kong with both names, an address, telephone and business registration number. */
export function hongKongCompany(chance: Chance): Company {
  const [first, firstZh] = chance.pick(FIRST);
  const [trade, tradeZh] = chance.pick(TRADE);
  const [form, formZh] = chance.pick(FORM);
  const [street, streetZh] = chance.pick(STREETS);
  const [building, buildingZh] = chance.pick(BUILDINGS);
  const [floor, room, door] = [chance.int(1, 28), chance.int(1, 18), chance.int(2, 688)];
  return {
    en: `${first} ${trade} ${form}`,
    zh: `${firstZh}${tradeZh}${formZh}`,
    addressEn: `${chance.pick(['Unit', 'Room', 'Flat', 'Rm'])} ${floor}${String(room).padStart(2, '0')}, ${floor}/F, ${building}, ${door} ${street}`,
    addressZh: `${streetZh}${door}號${buildingZh}${floor}樓${room}室`,
    phone: `${chance.pick(['2', '3', '2'])}${chance.digits(3)} ${chance.digits(4)}`,
    registration: `${chance.digits(8)}-000-${String(chance.int(1, 12)).padStart(2, '0')}-${String(chance.int(20, 25))}-${chance.int(0, 9)}`,
    email: `accounts@${first.toLowerCase().replace(/[^a-z]/gu, '')}.example`,
  };
}

export type Abroad = keyof typeof ABROAD;

export function foreignCompany(chance: Chance, country: Abroad, except = ''): Company {
  const place = ABROAD[country];
  const en = chance.pick(place.names.filter((name) => name !== except));
  const addressEn = chance.pick(place.streets);
  return {
    en,
    zh: '',
    addressEn,
    addressZh: '',
    phone: place.phone(chance),
    registration: place.tax(chance),
    email: 'billing@mail.example',
  };
}

/** A company that signs in Chinese only: of the mainland, or of Taiwan with its eight-digit number. */
export function chineseCompany(chance: Chance, place: 'CN' | 'TW'): Company {
  const zh = chance.pick(place === 'CN' ? MAINLAND : TAIWAN);
  const addressZh =
    place === 'CN'
      ? `廣東省${zh.slice(0, 3)}工業大道${chance.int(2, 300)}號`
      : `${zh.slice(0, 2)}市中正路${chance.int(2, 300)}號${chance.int(2, 9)}樓`;
  return {
    en: '',
    zh,
    addressEn: '',
    addressZh,
    phone: `0${chance.digits(2)}-${chance.digits(8)}`,
    registration: chance.digits(place === 'CN' ? 18 : 8),
    email: 'post@mail.example',
  };
}

export function person(chance: Chance): { en: string; zh: string } {
  const [en, zh] = chance.pick(GIVEN);
  return { en, zh };
}
