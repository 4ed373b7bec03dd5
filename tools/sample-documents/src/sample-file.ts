import type { ExpectedReading } from './expected.ts';

/** A file in the form of an upload. */
export interface SampleFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A sample and its correct reading. */
export interface LabelledSample extends SampleFile {
  readonly expected: ExpectedReading;
}
