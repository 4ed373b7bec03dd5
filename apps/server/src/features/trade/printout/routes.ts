import { invoiceEndpoints, invoiceMoneyEndpoints, salesSettingEndpoints } from '@folio/contract';
import type { FastifyReply } from 'fastify';
import type { FolioApp } from '../../../platform/http/app.ts';
import { signalOfClient } from '../../../platform/http/client-gone.ts';
import { route } from '../../../platform/http/route.ts';
import type { PaperWithImages } from '../../../platform/paper-file/index.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { inlineAs, paperName, printPage, printPaper } from './print-paper.ts';
import { previewPaper, readPaper } from './read-paper.ts';
import { readReceipt } from './read-receipt.ts';
import { samplePaper } from './sample-paper.ts';

export function paperRoutes(app: FolioApp): void {
  route(app, invoiceEndpoints.pdf, async ({ params, query, call, reply }) =>
    answered(reply, await call.transaction((tx) => readPaper(tx, params.id, query))),
  );
  route(app, invoiceMoneyEndpoints.receipt, async ({ params, query, call, reply }) =>
    answered(reply, await call.transaction((tx) => readReceipt(tx, params.id, query.language))),
  );
  route(app, invoiceEndpoints.previewPaper, async ({ body, call, reply }) => {
    const paper = await call.transaction((tx) => previewPaper(tx, body));
    const { pages, page, png } = await printPage(paper, body.page, { signal: signalOfClient(reply) });
    return { data: { pages, page, picture: Buffer.from(png).toString('base64') } };
  });
  route(app, salesSettingEndpoints.sample, async ({ body, call, reply }) => {
    const paper = await call.transaction(async (tx) => {
      const { baseCurrency } = await readBooks(tx);
      return samplePaper(tx, { today: call.today, currency: baseCurrency }, body.setting);
    });
    const { pages, png } = await printPage(paper, 1, { signal: signalOfClient(reply) });
    return { data: { pages, picture: Buffer.from(png).toString('base64') } };
  });
}

async function answered(reply: FastifyReply, paper: PaperWithImages): Promise<FastifyReply> {
  const pdf = await printPaper(paper, { signal: signalOfClient(reply) });
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', inlineAs(paperName(paper, 'pdf')))
    .send(Buffer.from(pdf));
}
