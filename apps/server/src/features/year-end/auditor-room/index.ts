/** The auditor's room: a guest with a period and a last day, requests with answers, and samples. */
export { auditorRoomRoutes } from './routes.ts';
