/**
 * A generated company whose every bank line is known, and a measure of how well suggestions find it. Not part of the
 * product.
 */
export { generateCompany } from './company.ts';
export type { GeneratedCompany, LineHappening, Truth } from './happening.ts';
export { type Measurement, measure, type Tally } from './measure.ts';
export { type Answer, replay, replayMonthly } from './replay.ts';
