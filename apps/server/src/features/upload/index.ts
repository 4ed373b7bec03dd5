export { receiveFile } from './receive-file.ts';
export { uploadRoutes } from './routes.ts';
