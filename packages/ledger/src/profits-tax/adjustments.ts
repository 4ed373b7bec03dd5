/** What an adjustment does to the profit before tax. */
export type AdjustmentDirection = 'add' | 'deduct';

export const ADJUSTMENT_KINDS = [
  'depreciation',
  'entertainment',
  'donations',
  'fines',
  'capital_loss',
  'other_add',
  'bank_interest',
  'capital_gain',
  'offshore',
  'other_deduct',
] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

const DEDUCTED: ReadonlySet<AdjustmentKind> = new Set(['bank_interest', 'capital_gain', 'offshore', 'other_deduct']);

/** Depreciation, private entertainment, donations, fines and capital losses are added back; exempt or capital income is deducted. */
export function directionOf(kind: AdjustmentKind): AdjustmentDirection {
  return DEDUCTED.has(kind) ? 'deduct' : 'add';
}

/** An account with its movement in the basis period: debit less credit, in minor units. */
export interface AccountMovement {
  readonly code: string;
  readonly name: string;
  readonly section: string;
  readonly type: string;
  readonly netMinor: bigint;
}

/** An adjustment that Folio proposes, with the accounts it comes from. */
export interface ProposedAdjustment {
  readonly kind: AdjustmentKind;
  readonly amountMinor: bigint;
  readonly accounts: readonly string[];
}

/** Words of account names that point to a kind; the first that fits counts. */
const WORDS: readonly (readonly [AdjustmentKind, AdjustmentKind | null, RegExp])[] = [
  // the kind of a debit, the kind of a credit
  ['capital_loss', 'capital_gain', /disposal|處置|出售.{0,20}資產/i],
  ['depreciation', null, /depreciation|amorti[sz]ation|折舊|攤銷/i],
  ['entertainment', null, /entertain|應酬|private|私人/i],
  ['donations', null, /donation|charit|捐款|捐贈|慈善/i],
  ['fines', null, /\bfines?\b|penalt|罰款|罰則/i],
];
const INTEREST = /(bank )?interest income|interest received|利息收入/i;

/** The income and expense accounts that the register of fixed assets posts to. */
export interface AssetAccountCodes {
  readonly depreciation: ReadonlySet<string>;
  readonly disposal: ReadonlySet<string>;
}

const NO_ASSETS: AssetAccountCodes = { depreciation: new Set(), disposal: new Set() };

/**
 * The adjustments that the accounts of a period suggest, one for each kind: by the accounts of the register, else by the
 * names of income and expense accounts. A proposal decides nothing: a person accepts or changes it.
 */
export function proposeAdjustments(
  movements: readonly AccountMovement[],
  assets: AssetAccountCodes = NO_ASSETS,
): ProposedAdjustment[] {
  const sums = new Map<AdjustmentKind, { amountMinor: bigint; accounts: string[] }>();
  for (const movement of movements) {
    const kind = kindOf(movement, assets);
    if (kind === null) continue;
    const sum = sums.get(kind) ?? { amountMinor: 0n, accounts: [] };
    sum.amountMinor += directionOf(kind) === 'add' ? movement.netMinor : -movement.netMinor;
    sum.accounts.push(movement.code);
    sums.set(kind, sum);
  }
  return ADJUSTMENT_KINDS.flatMap((kind) => {
    const sum = sums.get(kind);
    return sum !== undefined && sum.amountMinor > 0n ? [{ kind, ...sum }] : [];
  });
}

function kindOf(
  { code, name, type, section, netMinor }: AccountMovement,
  { depreciation, disposal }: AssetAccountCodes,
): AdjustmentKind | null {
  if (netMinor === 0n || (type !== 'expense' && type !== 'revenue') || section === 'taxation') return null;
  if (disposal.has(code)) return netMinor > 0n ? 'capital_loss' : 'capital_gain';
  if (depreciation.has(code)) return netMinor > 0n ? 'depreciation' : null;
  if (type === 'revenue' && INTEREST.test(name)) return 'bank_interest';
  const found = WORDS.find(([, , words]) => words.test(name));
  if (found === undefined) return null;
  const [debit, credit] = found;
  return netMinor > 0n ? debit : credit;
}
