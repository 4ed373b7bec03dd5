export * from './build.ts';
export * from './state.ts';
export * from './totals.ts';
