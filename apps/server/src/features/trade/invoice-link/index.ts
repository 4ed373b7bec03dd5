/** Links by which a customer opens a document without an account. */
export { dropUnusedLink, makeLink } from './make-link.ts';
export type { LinkPapers } from './open-link.ts';
export { invoiceLinkRoutes } from './routes.ts';
