/** Customers and suppliers: their details, duplicates, merges and open amounts. */
export { contactKey } from './contact-key.ts';
export { contactById, findContact, findOrCreateContact, markSide } from './find-or-create.ts';
export type { Contact } from './find-store.ts';
export { addNewContacts } from './keep-contact.ts';
export { idsOfContact } from './root-sql.ts';
export { contactFamily, contactRoots, rootContactId } from './roots.ts';
export { contactRoutes } from './routes.ts';
