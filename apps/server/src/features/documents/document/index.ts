export { confirmDocument } from './confirm/confirm-document.ts';
export { type FirstPage, firstPage } from './pages/first-page.ts';
export { pagePicture } from './pages/page-picture.ts';
export { documentRoutes } from './routes.ts';
export { documentDetailOf, documentRows, readDocumentRow } from './show/read-document.ts';
