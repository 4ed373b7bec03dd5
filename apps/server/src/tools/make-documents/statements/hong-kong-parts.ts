import { escaped } from '../html.ts';
import { sum } from '../money.ts';
import type { Account, Holder } from './account.ts';

export const EN = ['en'];

export const BOTH = ['en', 'zh-Hant'];

export const first = (accounts: readonly Account[]): Account => {
  const [account] = accounts;
  if (account === undefined) throw new RangeError('a statement has an account');
  return account;
};

export function address(holder: Holder): string {
  return `${escaped(holder.name)}<br>${escaped(holder.address).replaceAll(', ', '<br>')}`;
}

export function counts({ movements }: Account): { ins: number; outs: number; inSum: bigint; outSum: bigint } {
  const [ins, outs] = [movements.filter((m) => m.in > 0n), movements.filter((m) => m.out > 0n)];
  return { ins: ins.length, outs: outs.length, inSum: sum(ins.map((m) => m.in)), outSum: sum(outs.map((m) => m.out)) };
}
