import type { accountingEnUS } from './accounting.en-US.ts';

export const accountingZhHant: Record<keyof typeof accountingEnUS, string> = {
  period_locked: '截至 {date} 的期間已鎖定',
};
