import { editDistance } from '../../../values/words.ts';

/** Words that are common in names of businesses. */
const BUSINESS_WORDS = new Set(
  (
    'TRADING ENTERPRISE ENTERPRISES RESTAURANT RESTAURANTS RESTORAN HARDWARE LIMITED COMPANY CORPORATION INTERNATIONAL MALAYSIA ' +
    'MARKET MARKETING SUPERMARKET HYPERMARKET MINIMARKET MINI STORE STORES SHOP MART BAKERY CAFE COFFEE HOUSE KITCHEN FOOD FOODS ' +
    'SERVICE SERVICES STATION STATIONERY STATIONER STATIONERS BOOKCENTRE BOOKSTORE CENTRE CENTER ELECTRICAL ELECTRONICS ELECTRIC ' +
    'TECHNOLOGY TECHNOLOGIES SOLUTIONS SYSTEMS GROUP HOLDINGS INDUSTRIES INDUSTRIAL MANUFACTURING ENGINEERING CONSTRUCTION ' +
    'PHARMACY MEDICAL CLINIC DENTAL HOTEL TRAVEL LOGISTICS TRANSPORT EXPRESS PRINTING DESIGN STUDIO GALLERY FURNITURE FURNISHING ' +
    'CONFECTIONERY CATERING SEAFOOD NOODLE PIZZA BURGER CHICKEN FASHION BEAUTY SALON OPTICAL MOTOR MOTORS AUTO PARKING PETROLEUM ' +
    'SUPPLY SUPPLIES DISTRIBUTOR DISTRIBUTORS WHOLESALE RETAIL HANDICRAFT TAILORING FLORIST GIFT HOME DECO TIMBER PAINT STEEL ' +
    'PASARAYA KEDAI SYARIKAT PERNIAGAAN PASAR RAYA RUNCIT BORONG PERUSAHAAN PUSAT BANK INSURANCE CONSULTING CONSULTANTS PARTNERS ' +
    'ASSOCIATES MANAGEMENT PROPERTY PROPERTIES DEVELOPMENT INVESTMENT INVESTMENTS FINANCE SECURITIES TELECOM TELECOMMUNICATIONS ' +
    'CASH CARRY SPEED BROTHERS THAI HONG KONG ASIA ASIAN GLOBAL CHINA SINGAPORE EDUCATION ACADEMY SCHOOL LEARNING MEDIA PUBLISHING'
  ).split(' '),
);
const WORDS_BY_LENGTH = new Map<number, string[]>();
for (const word of BUSINESS_WORDS)
  WORDS_BY_LENGTH.set(word.length, [...(WORDS_BY_LENGTH.get(word.length) ?? []), word]);
const MIN_MENDED_LETTERS = 6;

const LEGAL_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b[S5][DOU0B8][NMHW]\.? ?[B8][HMNKI][DOB0]\b\.?/gu, 'SDN BHD'],
  [/\bSD[NM][,.]? ?BHD\b/gu, 'SDN BHD'],
  [/\bS\/[B8]\b/gu, 'S/B'],
  [/\b(?:LIMITEO|LlMITED|L1MITED|LIMlTED|LIM1TED)\b/gu, 'LIMITED'],
];

/** How many words of a name are common in names of businesses. */
export function businessWords(text: string): number {
  return text
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => BUSINESS_WORDS.has(word)).length;
}

function mendedWord(word: string): string {
  const upper = word.toUpperCase();
  if (upper.length < MIN_MENDED_LETTERS || BUSINESS_WORDS.has(upper) || word !== upper) return word;
  const near = [-1, 0, 1].flatMap((off) => WORDS_BY_LENGTH.get(upper.length + off) ?? []);
  const plural = `${upper.replace(/S$/u, '')}`;
  if (BUSINESS_WORDS.has(plural)) return word;
  return near.find((known) => editDistance(known, upper) === 1) ?? word;
}

/** Corrects misread legal forms and common words of names (one letter, capitals only). */
export function mendedName(text: string): string {
  const formed = LEGAL_FORMS.reduce((name, [misread, form]) => name.replace(misread, form), text);
  return formed.replace(/[A-Z0-9]{6,}/gu, (word) => (/\d.*\d/u.test(word) ? word : mendedWord(word)));
}
