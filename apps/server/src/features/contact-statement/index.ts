/** Statement of account of a customer or supplier: to read, to print, to send. */
export { attachStatement } from './attach-statement.ts';
export { contactStatementRoutes } from './routes.ts';
