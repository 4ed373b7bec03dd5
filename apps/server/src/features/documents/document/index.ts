export { type FirstPage, firstPage } from './pages/first-page.ts';
export { pagePicture } from './pages/page-picture.ts';
export { documentRoutes } from './routes.ts';
export { documentRows, readDocumentRow } from './show/read-document.ts';
