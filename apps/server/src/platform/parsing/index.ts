/** Processes uploaded content in threads with a deadline and a memory limit; companies take turns. */
export { FairGate, GateFull, type Turn } from './fair-gate.ts';
export { configureParsing, parse } from './parse.ts';
export { ParseFailed, type ParseFailure } from './parse-failed.ts';
export { parseTask } from './parse-task.ts';
