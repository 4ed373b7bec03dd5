export { contactKey } from './contact-key.ts';
export { type Contact, type ContactInput, contactById, findOrCreateContact } from './find-or-create.ts';
export { contactRoutes } from './routes.ts';
