import type { Day, Period } from '../calendar/index.ts';

/**
 * What a recorded change of an asset is. `opening` brings in what the books had before the register; `transfer` moves an
 * asset from one class to another.
 */
export const ASSET_POSTING_KINDS = [
  'opening',
  'addition',
  'depreciation',
  'impairment',
  'disposal',
  'transfer',
] as const;
export type AssetPostingKind = (typeof ASSET_POSTING_KINDS)[number];

/** The sum of changes of a class on a day. */
export interface ClassChange {
  readonly classId: string;
  readonly kind: AssetPostingKind;
  readonly date: Day;
  readonly costMinor: bigint;
  readonly depreciationMinor: bigint;
}

/**
 * The columns of the note on movements, of one class. Disposals are negative; `charge` is positive. Transfers are negative in
 * the class that an asset leaves, and zero over all classes.
 */
export interface ClassMovement {
  readonly classId: string;
  readonly cost: {
    openingMinor: bigint;
    additionsMinor: bigint;
    disposalsMinor: bigint;
    transfersMinor: bigint;
    closingMinor: bigint;
  };
  readonly depreciation: {
    openingMinor: bigint;
    chargeMinor: bigint;
    impairmentMinor: bigint;
    disposalsMinor: bigint;
    transfersMinor: bigint;
    closingMinor: bigint;
  };
  readonly netOpeningMinor: bigint;
  readonly netClosingMinor: bigint;
}

const sum = (changes: readonly ClassChange[], pick: 'costMinor' | 'depreciationMinor') =>
  changes.reduce((total, change) => total + change[pick], 0n);

/** Cost, depreciation and carrying amount of each class over a period, in the order the classes first appear. */
export function assetMovements(changes: readonly ClassChange[], { from, to }: Period): ClassMovement[] {
  const known = changes.filter(({ date }) => date <= to);
  return [...Map.groupBy(known, ({ classId }) => classId)].map(([classId, own]) => {
    const isBefore = ({ date, kind }: ClassChange) => date < from || kind === 'opening';
    const before = own.filter(isBefore);
    const within = (kind: AssetPostingKind) => own.filter((change) => !isBefore(change) && change.kind === kind);
    const cost = {
      openingMinor: sum(before, 'costMinor'),
      additionsMinor: sum(within('addition'), 'costMinor'),
      disposalsMinor: sum(within('disposal'), 'costMinor'),
      transfersMinor: sum(within('transfer'), 'costMinor'),
      closingMinor: sum(own, 'costMinor'),
    };
    const depreciation = {
      openingMinor: sum(before, 'depreciationMinor'),
      chargeMinor: sum(within('depreciation'), 'depreciationMinor'),
      impairmentMinor: sum(within('impairment'), 'depreciationMinor'),
      disposalsMinor: sum(within('disposal'), 'depreciationMinor'),
      transfersMinor: sum(within('transfer'), 'depreciationMinor'),
      closingMinor: sum(own, 'depreciationMinor'),
    };
    return {
      classId,
      cost,
      depreciation,
      netOpeningMinor: cost.openingMinor - depreciation.openingMinor,
      netClosingMinor: cost.closingMinor - depreciation.closingMinor,
    };
  });
}
