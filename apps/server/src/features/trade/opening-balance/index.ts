/** Opening balances and open documents from earlier books. */
export { openingDraft } from './opening-draft.ts';
export { postOpening } from './post-opening.ts';
export { recordOpening } from './record-opening.ts';
export { openingBalanceRoutes } from './routes.ts';
