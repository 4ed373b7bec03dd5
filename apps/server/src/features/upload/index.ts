export { arriveFile, nameOfType, safeName } from './arrive-file.ts';
export { type IncomingFile, receiveAnswer, receiveFile } from './receive-file.ts';
export { uploadRoutes } from './routes.ts';
export { holdContent, insertDuplicate, insertOriginal, insertStoredFile } from './store.ts';
