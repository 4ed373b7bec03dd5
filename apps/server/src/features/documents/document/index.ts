export { confirmDocument } from './confirm/confirm-document.ts';
export { listFailedDocuments, retryDocument } from './failed-documents.ts';
export { firstPage } from './pages/first-page.ts';
export { keptOrDrawn, pagePicture } from './pages/page-picture.ts';
export { documentRoutes } from './routes.ts';
export { documentDetailOf, documentRows, readDocumentRow } from './show/read-document.ts';
