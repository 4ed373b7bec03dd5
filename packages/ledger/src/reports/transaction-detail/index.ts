export * from './build.ts';
export * from './row.ts';
