/** Bank statements that arrive as data files: what a file holds, how it is read, and taking it in. */
export { bankImportRoutes } from './routes.ts';
