/** Customers and suppliers: who they are, which of them are the same, and what stands open with them. */
export { contactKey } from './contact-key.ts';
export { type Contact, type ContactInput, contactById, findOrCreateContact } from './find-or-create.ts';
export { markSide } from './find-store.ts';
export { addNewContacts } from './keep-contact.ts';
export { idsOfContact } from './root-store.ts';
export { contactFamily, contactRoots, rootContactId } from './roots.ts';
export { contactRoutes } from './routes.ts';
