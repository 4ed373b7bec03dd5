/** A module whose default export processes uploaded content; it is loaded only in a parse thread. */
export interface ParseTask<Input, Result, Piece = never> {
  readonly url: string;
  /** Never called: it only carries the types. */
  readonly run?: (input: Input, piece: (piece: Piece) => void) => Result | Promise<Result>;
}

/** Input, result and pieces must be plain data, which can be copied between threads. */
export function parseTask<Input, Result, Piece = never>(module: URL): ParseTask<Input, Result, Piece> {
  return { url: module.href };
}
