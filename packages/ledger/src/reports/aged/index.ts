export * from './build.ts';
export * from './document.ts';
export * from './from-entries.ts';
export * from './params.ts';
export * from './to-golden.ts';
