import type { ReactNode } from 'react';

/** One state of a shared component, as the gallery shows it. */
export interface Specimen {
  /** File of the component below `src/components`, without its ending. */
  of: string;
  /** Which state: "loading", "with an action". */
  state: string;
  node: ReactNode;
  /** It is drawn above the page, not in its place. */
  floats?: boolean;
}
