/** The version of this program, as in its package. */
export const VERSION = '0.1.0';
