/** A module whose default export works on uploaded content; it is loaded in a parse thread only. */
export interface ParseTask<Input, Result, Piece = never> {
  readonly url: string;
  /** Never called here: it carries the types. */
  readonly run?: (input: Input, piece: (piece: Piece) => void) => Result | Promise<Result>;
}

/** Input, result and pieces are plain data, which can be copied between threads. */
export function parseTask<Input, Result, Piece = never>(module: URL): ParseTask<Input, Result, Piece> {
  return { url: module.href };
}
