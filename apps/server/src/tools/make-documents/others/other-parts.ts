import type { Chance } from '../chance.ts';
import { plusDays } from '../dates.ts';
import { comma } from '../money.ts';
import { type Company, hongKongCompany } from '../names.ts';

/** What the papers share that are filed and not booked. */
interface Setting {
  readonly from: Company;
  readonly to: Company;
  readonly date: string;
  readonly number: string;
  readonly amounts: readonly bigint[];
}

export interface OtherLayout {
  readonly id: string;
  /** What the paper is: a kind of the reader, `other` where none fits. */
  readonly paper: string;
  readonly language: readonly string[];
  readonly css: string;
  readonly body: (setting: Setting, chance: Chance) => string;
}

export function settingOf(chance: Chance): Setting {
  return {
    from: hongKongCompany(chance),
    to: hongKongCompany(chance),
    date: plusDays('2024-03-01', chance.int(0, 820)),
    number: chance.digits(5),
    amounts: Array.from({ length: 6 }, () => BigInt(chance.int(200, 90_000)) * 100n),
  };
}

export const amount = (setting: Setting, index: number): string => comma(setting.amounts[index] ?? 0n);
