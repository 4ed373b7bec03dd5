import { expect, it } from 'vitest';
import { parseTraceparent, writeTraceparent } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  [` 00-${traceId}-${spanId}-03 `, true],
  [`01-${traceId}-${spanId}-01-of-a-later-version`, true],
])('takes %s', (header, isSampled) => {
  const context = parseTraceparent(header);
  expect(context).toEqual({ traceId, spanId, isSampled });
  expect(context && writeTraceparent(context)).toBe(`00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`);
});

it.each([
  undefined,
  '',
  'no header',
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
])('ignores %j', (header) => {
  expect(parseTraceparent(header)).toBeNull();
});
