/** Reports that people keep under a name, with their choices. */
export { checkedChoices, queryOf } from './choices.ts';
export { viewFrom } from './keep-saved.ts';
export { savedReportRoutes } from './routes.ts';
