import { contactEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { archiveContact, createContact, saveContact } from './keep-contact.ts';
import { listContacts } from './list-contacts.ts';
import { mergeContacts, unmergeContact } from './merge-contact.ts';
import { getContact } from './read-contact.ts';

export function contactRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listContacts(tx, query));
    return { data: rows, meta };
  });
  route(app, calls.create, async ({ body, call }) => ({
    data: await call.transaction((tx) => createContact(tx, call, body)),
  }));
  route(app, calls.get, async ({ params, call }) => ({
    data: await call.transaction((tx) => getContact(tx, params.id)),
  }));
  route(app, calls.save, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => saveContact(tx, call, { ...body, id: params.id })),
  }));
  route(app, calls.archive, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => archiveContact(tx, call, { ...body, id: params.id })),
  }));
  route(app, calls.merge, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => mergeContacts(tx, call, params.id, body.other_id)),
  }));
  route(app, calls.unmerge, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => unmergeContact(tx, call, params.id, body.other_id)),
  }));
}
