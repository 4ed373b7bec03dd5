import { addDays, partsOf } from '../../../packages/ledger/src/calendar/index.ts';
import type { LineRule } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import { Chance } from './chance.ts';
import { Desk } from './desk.ts';
import { moveOwnMoney, OWN_NAME, payRegular, payStaff, payStranger, regularsDue } from './everyday.ts';
import type { GeneratedCompany } from './happening.ts';
import { makeCompanies, makePerson } from './names.ts';
import { issueTo, makePartner, type Partner, payMonthly } from './trade.ts';

const FIRST_DAY = '2024-01-01';
const DAYS = 730;
/** Number of lines in two years of the plain mix; the mix is scaled from it to the number wanted. */
const PLAIN_LINES = 5_000;

const RULES: readonly LineRule[] = [
  {
    ref: 'rule',
    name: 'Management office',
    direction: 'spent',
    accountCodes: [],
    text: [{ field: 'any', match: 'contains', value: 'harbour tower mgt' }],
    leastMinor: null,
    mostMinor: null,
    action: {
      kind: 'classify',
      parts: [
        { accountCode: '6110', percent: null, amountMinor: null, taxCode: null, description: null },
        { accountCode: '6120', percent: '20', amountMinor: null, taxCode: null, description: null },
      ],
    },
  },
];

/**
 * A company whose every bank line is known, over two years and three accounts (two in HKD, one in USD): customers and
 * suppliers with names in two languages, printed as banks print them (cut, slipped, Chinese, with account numbers, not at
 * all); numbers whole, mangled, wrong or absent; fees, parts, over-payments, sums of several, twins, retainers, refunds,
 * cheques, deposits, returned cheques, records made by hand, transfers, regular payees with changing accounts, wages with
 * claims under the same name, strangers. The same for the same seed. About as many lines as asked for.
 */
export function generateCompany(seed: number, lines: number): GeneratedCompany {
  const chance = new Chance(seed);
  const desk = new Desk(chance, FIRST_DAY);
  const scale = lines / PLAIN_LINES;
  const companies = makeCompanies(chance, Math.round(60 + 100 * Math.sqrt(scale)));
  const partners = companies.map((company, index) => makePartner(desk, company, index % 5 < 3));
  const staff = Array.from({ length: Math.max(2, Math.round(9 * scale)) }, () => ({
    name: makePerson(chance),
    salaryMinor: BigInt(chance.whole(160, 520) * 10_000),
  }));
  for (let n = 0; n < DAYS; n += 1) {
    desk.begin(addDays(FIRST_DAY, n));
    tradeOn(desk, partners, scale);
    for (const regular of regularsDue(desk, n, scale)) payRegular(desk, regular);
    if (chance.happens(0.22 * scale)) payStranger(desk);
    for (let k = 0; k < 3; k += 1) if (chance.happens(0.09 * scale)) moveOwnMoney(desk);
    if (partsOf(desk.day).dayOfMonth === 28)
      for (const { name, salaryMinor } of staff) payStaff(desk, name, 'salary', salaryMinor);
    if (chance.happens(0.12 * scale)) payStaff(desk, chance.pick(staff).name, 'claim', 0n);
  }
  const until = addDays(FIRST_DAY, DAYS);
  return {
    happenings: desk.happenings.filter(({ day }) => day < until),
    ownNames: [OWN_NAME],
    rules: RULES,
    rateOn: (currency, day) => desk.rateOn(currency, day),
  };
}

/** New documents of the day (fewer at weekends), and those who pay once a month. */
function tradeOn(desk: Desk, partners: readonly Partner[], scale: number): void {
  const { chance } = desk;
  const busy = new Date(`${desk.day}T00:00:00Z`).getUTCDay() % 6 === 0 ? 0.3 : 1.25;
  for (let left = 4.7 * scale * busy; left > 0; left -= 1)
    if (chance.happens(Math.min(1, left))) issueTo(desk, chance.pick(partners));
  const { dayOfMonth } = partsOf(desk.day);
  for (const partner of partners) if (partner.monthlyOn === dayOfMonth) payMonthly(desk, partner);
}
