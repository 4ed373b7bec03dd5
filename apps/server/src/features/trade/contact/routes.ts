import { contactEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { archiveContact, createContact, saveContact } from './keep-contact.ts';
import { listContacts } from './list-contacts.ts';
import { mergeContacts, unmergeContact } from './merge-contact.ts';
import { getContact } from './read-contact.ts';

export function contactRoutes(app: FolioApp): void {
  companyListRoute(app, calls.list, (tx, { query }) => listContacts(tx, query));
  companyRoute(app, calls.create, (tx, { body, call }) => createContact(tx, call, body));
  companyRoute(app, calls.get, (tx, { params }) => getContact(tx, params.id));
  companyRoute(app, calls.save, (tx, { params, body, call }) => saveContact(tx, call, { ...body, id: params.id }));
  companyRoute(app, calls.archive, (tx, { params, body, call }) =>
    archiveContact(tx, call, { ...body, id: params.id }),
  );
  companyRoute(app, calls.merge, (tx, { params, body, call }) => mergeContacts(tx, call, params.id, body.other_id));
  companyRoute(app, calls.unmerge, (tx, { params, body, call }) => unmergeContact(tx, call, params.id, body.other_id));
}
