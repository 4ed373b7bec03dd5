/** Reports that people keep under a name, with their choices. */
export { type ChosenReport, checkedChoices, queryOf } from './choices.ts';
export { savedChoices, viewFrom } from './keep-saved.ts';
export { savedReportRoutes } from './routes.ts';
export { seenBy } from './seen-sql.ts';
