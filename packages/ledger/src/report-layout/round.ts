import { absolute, multiplyDivide } from '../money/index.ts';
import { type OpenedLayout, sumIn } from './open.ts';

/** A rounding difference that was added to a row so that an identity holds. */
export interface RoundingMove {
  readonly column: number;
  readonly identity: string;
  readonly row: string;
  readonly amountMinor: bigint;
}

/** Rounds to a multiple of the unit, half away from zero. */
export function roundTo(amountMinor: bigint, unitMinor: bigint): bigint {
  return multiplyDivide(amountMinor, 1n, unitMinor) * unitMinor;
}

/**
 * Adds the rounding difference of each identity to one row: the largest exact amount, the first of equals, of the first
 * group in which a row has an amount. An identity that the exact amounts do not keep is left as it is, because its
 * difference is an error and not rounding. Changes `shown`.
 */
export function keepIdentities(
  { identities }: OpenedLayout,
  { exact, shown }: { exact: ReadonlyMap<string, bigint>; shown: Map<string, bigint> },
  column: number,
): RoundingMove[] {
  return identities.flatMap(({ identity, difference }) => {
    const missing = sumIn(difference, shown);
    if (missing === 0n || sumIn(difference, exact) !== 0n) return [];
    const row = absorberOf(identity.absorb, exact);
    const share = difference.get(row) ?? 1n;
    const amountMinor = share > 0n ? -missing : missing;
    shown.set(row, (shown.get(row) ?? 0n) + amountMinor);
    return [{ column, identity: identity.id, row, amountMinor }];
  });
}

function absorberOf(groups: readonly (readonly string[])[], exact: ReadonlyMap<string, bigint>): string {
  const sizeOf = (row: string) => absolute(exact.get(row) ?? 0n);
  const group = groups.find((rows) => rows.some((row) => sizeOf(row) > 0n)) ?? groups[0] ?? [];
  return group.reduce((largest, row) => (sizeOf(row) > sizeOf(largest) ? row : largest), group[0] ?? '');
}
