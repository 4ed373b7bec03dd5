/* Without schemas, so that the web application may import it. */

/** Maximum number of items of one document. */
export const MAX_ITEMS = 1000;
