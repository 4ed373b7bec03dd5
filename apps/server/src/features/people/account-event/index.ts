/** Events of people's accounts and of practices, outside any company's books. */
export type { Origin } from './event-store.ts';
export { noteAccountEvent } from './note-event.ts';
