import type { ExpectedReading } from './expected.ts';

/** A file as someone would upload it. */
export interface SampleFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A sample and the right reading of it. */
export interface LabelledSample extends SampleFile {
  readonly expected: ExpectedReading;
}
