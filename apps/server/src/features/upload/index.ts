export { arriveFile, nameOfType, safeName } from './arrive-file.ts';
export { receiveFile } from './receive-file.ts';
export { uploadRoutes } from './routes.ts';
export { insertDuplicate, insertOriginal, insertStoredFile } from './store.ts';
