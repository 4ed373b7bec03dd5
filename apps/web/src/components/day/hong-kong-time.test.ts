import { describe, expect, it } from 'vitest';
import { hongKongTime } from './hong-kong-time.ts';

describe('an instant in Hong Kong', () => {
  it.each([
    ['2026-03-31T15:59:59Z', 'Mar 31, 2026 23:59', '2026年3月31日 23:59'],
    ['2026-03-31T16:00:00Z', 'Apr 1, 2026 00:00', '2026年4月1日 00:00'],
    ['2025-12-31T20:05:00.123Z', 'Jan 1, 2026 04:05', '2026年1月1日 04:05'],
  ])('%s', (instant, english, chinese) => {
    expect(hongKongTime(instant, 'en-US')).toBe(english);
    expect(hongKongTime(instant, 'zh-Hant')).toBe(chinese);
  });
});
