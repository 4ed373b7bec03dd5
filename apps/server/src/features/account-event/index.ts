export { type AccountEvent, noteAccountEvent, type Origin } from './note-event.ts';
