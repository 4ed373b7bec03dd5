import { addDays, type Day, daysBetween } from '@folio/ledger';
import { Random } from './random.ts';
import { type Part, RECIPES, type Recipe } from './recipes.ts';

export const SEED = 20260401;
/** Three financial years of a company whose year ends on 31 March. */
export const FIRST_DAY: Day = '2023-04-01';
export const LAST_DAY: Day = '2026-03-31';
export const CONTACTS = 500;
/** The account with the longest ledger. */
export const BUSY_ACCOUNT = '1010';

export interface WorkLine {
  account: string;
  /** HKD cents, debit positive, never zero. */
  amountMinor: bigint;
}

export interface WorkEntry {
  /** From 1, in order of date. */
  id: number;
  date: Day;
  narration: string;
  /** 0 to 499; a few contacts are busy, most are not. */
  contact: number;
  lines: WorkLine[];
}

const DAYS = Array.from({ length: daysBetween(FIRST_DAY, LAST_DAY) + 1 }, (_, n) => addDays(FIRST_DAY, n));

/** Sizes of entries in cents, small ones common: from a taxi fare to a shipment. */
const SIZES: readonly (readonly [number, number])[] = [
  [2_000, 30_000],
  [30_000, 150_000],
  [30_000, 150_000],
  [150_000, 900_000],
  [150_000, 900_000],
  [900_000, 8_000_000],
];

/** `count` balanced entries over the three years, the same for the same seed. */
export function* workEntries(count: number, seed = SEED): Generator<WorkEntry> {
  const random = new Random(seed);
  for (let n = 0; n < count; n++) {
    const date = DAYS[Math.floor((n * DAYS.length) / count)] ?? LAST_DAY;
    const recipe = pickRecipe(random);
    const total = amount(random) * (recipe.times ?? 1n);
    yield {
      id: n + 1,
      date,
      narration: recipe.narration,
      contact: Math.floor(CONTACTS * random.next() ** 2),
      lines: linesOf(recipe, total, random),
    };
  }
}

/** An entry of four lines in a month, for what posts one by one. */
export function fourLineEntry(n: number, month: string): WorkEntry {
  const random = new Random(SEED + n);
  const shares = [amount(random), amount(random), amount(random)];
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const accounts = ['6100', '6120', '6130'];
  return {
    id: n,
    date: `${month}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    narration: 'Premises of the month',
    contact: n % CONTACTS,
    lines: [
      ...shares.map((amountMinor, index) => ({ account: accounts[index] ?? '6100', amountMinor })),
      { account: BUSY_ACCOUNT, amountMinor: -total },
    ],
  };
}

function amount(random: Random): bigint {
  const [from, to] = random.pick(SIZES);
  return BigInt(random.whole(from, to));
}

function pickRecipe(random: Random): Recipe {
  let place = random.next() * 1000;
  for (const recipe of RECIPES) {
    place -= recipe.perMille;
    if (place < 0) return recipe;
  }
  return random.pick(RECIPES);
}

/** On each side the shares are drawn and the part without a share takes the rest: the sum of each side is `total`. */
function linesOf(recipe: Recipe, total: bigint, random: Random): WorkLine[] {
  const left = new Map<bigint, bigint>([
    [1n, total],
    [-1n, total],
  ]);
  return recipe.parts.map((part) => {
    const rest = left.get(part.side) ?? 0n;
    const taken = part.share === null ? rest : shareOf(total, part.share, random);
    left.set(part.side, rest - taken);
    return { account: accountOf(part, random), amountMinor: part.side * taken };
  });
}

function shareOf(total: bigint, [from, to]: readonly [number, number], random: Random): bigint {
  const share = (total * BigInt(random.whole(from, to))) / 1000n;
  return share > 0n ? share : 1n;
}

function accountOf({ accounts }: Part, random: Random): string {
  return random.pick(accounts);
}
