import type { FastifyReply } from 'fastify';
import { inCompany } from '../database/transaction.ts';
import type { CompanyCall } from './call.ts';

/** Records who downloads a file from the company's books, before its first byte is sent. */
export async function noteExport(call: CompanyCall, reply: FastifyReply): Promise<void> {
  const { companyId, userId, now, database, actor } = call;
  const change = { file: fileNameOf(reply) };
  await inCompany(
    database,
    companyId,
    ({ queries }) =>
      queries
        .insertInto('audit_event')
        .values({
          company_id: companyId,
          at: now,
          user_id: userId,
          action: 'exported',
          subject_type: 'company',
          subject_id: companyId,
          change: JSON.stringify(change),
        })
        .execute(),
    actor,
  );
}

/** The file name in the response headers; empty if there is no name. */
function fileNameOf(reply: FastifyReply): string {
  const header = String(reply.getHeader('content-disposition') ?? '');
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/.exec(header)?.[1] ?? '';
}
