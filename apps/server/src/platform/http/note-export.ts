import type { FastifyReply } from 'fastify';
import { inCompany } from '../database/transaction.ts';
import type { CompanyCall } from './call.ts';

/** Writes down who takes a file out of the company's books, before its first byte leaves. */
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

/** The name the answer gives its file; empty where it gives none. */
function fileNameOf(reply: FastifyReply): string {
  const header = String(reply.getHeader('content-disposition') ?? '');
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/.exec(header)?.[1] ?? '';
}
