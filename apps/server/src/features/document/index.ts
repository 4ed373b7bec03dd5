export { type FirstPage, firstPage } from './first-page.ts';
export { pagePicture } from './page-picture.ts';
export { documentRows, readDocumentRow } from './read-document.ts';
export { documentRoutes } from './routes.ts';
