/** The file storage: folders, search, where a file is used, the trash. */
export { fileGuards } from './destroy-file.ts';
export { listFiles, readTree } from './list-files.ts';
export { fileRoutes } from './routes.ts';
export { startTrash } from './start-trash.ts';
