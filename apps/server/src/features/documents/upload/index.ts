export { type IncomingFile, receiveAnswer, receiveFile } from './receive-file.ts';
export { uploadRoutes } from './routes.ts';
