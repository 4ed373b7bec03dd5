/** Statement of account of a customer or supplier: shown, printed and emailed. */
export { attachStatement } from './attach-statement.ts';
export { contactStatementRoutes } from './routes.ts';
