export interface ParseRequest {
  /** Address of the module whose default export does the work. */
  readonly url: string;
  readonly input: unknown;
}

export type ParseReply =
  | { readonly kind: 'begun' }
  | { readonly kind: 'piece'; readonly piece: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };
