export * from './build.ts';
export * from './movement.ts';
