import { z } from 'zod';
import * as file from '../../documents/file.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('file');
const changed = z.object({ ids: z.array(id) });

export const fileEndpoints = {
  list: endpoint('GET', `${company}/file`, 'desk', {
    summary: 'Files by folder, or by words in their name or text',
    query: file.fileListQuery,
    data: z.array(file.fileRow),
    meta: file.fileListMeta,
  }),
  tree: endpoint('GET', `${company}/file-folder`, 'desk', {
    summary: 'Folders by kind and month, with the number of files',
    data: file.fileTree,
  }),
  trash: endpoint('GET', `${company}/file-trash`, 'desk', {
    summary: 'Files in the trash',
    data: z.array(file.fileRow),
  }),
  get: endpoint('GET', `${company}/file/:id`, 'desk', {
    summary: 'One file and where it is used',
    data: file.fileDetail,
  }),
  micrograph: endpoint('GET', `${company}/file/:id/micrograph`, 'desk', {
    summary: 'A small picture of the first page, as PNG',
    data: nothing,
    answer: 'file',
  }),
  store: endpoint('POST', `${company}/file`, 'upload', {
    summary: 'Keep a file of any type in files[0] without reading it',
    data: file.fileRow,
    answer: 'upload',
  }),
  rename: endpoint('PUT', `${company}/file/:id`, 'write', {
    summary: 'Rename a file',
    body: file.renameFileRequest,
    data: file.fileDetail,
  }),
  zip: endpoint('POST', `${company}/file-zip`, 'desk', {
    summary: 'Download files as a zip with a list',
    body: file.fileIdsRequest,
    data: nothing,
    answer: 'file',
  }),
  attachable: endpoint('GET', `${company}/file-attachable`, 'write', {
    summary: 'Records a file can be attached to',
    query: file.attachableQuery,
    data: z.array(file.attachable),
  }),
  attach: endpoint('POST', `${company}/file/:id/attach`, 'write', {
    summary: 'Attach a file to a record',
    body: file.attachFileRequest,
    data: file.fileDetail,
  }),
  detach: endpoint('POST', `${company}/file/:id/detach`, 'write', {
    summary: 'Detach a file from a record',
    body: file.attachFileRequest,
    data: file.fileDetail,
  }),
  trashFiles: endpoint('POST', `${company}/file-trash`, 'write', {
    summary: 'Move files to the trash',
    body: file.fileIdsRequest,
    data: changed,
  }),
  restore: endpoint('POST', `${company}/file-trash/restore`, 'write', {
    summary: 'Restore files from the trash',
    body: file.fileIdsRequest,
    data: changed,
  }),
  emptyTrash: endpoint('POST', `${company}/file-trash/empty`, 'owner', {
    summary: 'Empty the trash, except files that support entries',
    data: file.emptiedTrash,
  }),
  destroy: endpoint('DELETE', `${company}/file/:id`, 'owner', {
    summary: 'Delete a file in the trash permanently',
    data: nothing,
  }),
};
