export { readDocumentRow } from './read-document.ts';
export { documentRoutes } from './routes.ts';
