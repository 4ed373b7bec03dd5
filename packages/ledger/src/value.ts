declare const valueKind: unique symbol;

/**
 * A text with a meaning. The compiler rejects a value of one kind where another is expected (a currency for a day), but
 * takes any plain text: that the text is one, its parser checks (decision 0036).
 */
export type TextOf<Kind extends string> = string & { readonly [valueKind]?: Kind };
