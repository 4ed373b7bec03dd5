/** What an auditor receives of a closed period: one book, and one ZIP that shows any change. */
export { closePacketRoutes } from './routes.ts';
