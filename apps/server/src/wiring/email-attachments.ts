import { facturxOf, ublOf } from '../features/trade/e-invoice/index.ts';
import type { AttachmentMaker } from '../features/trade/emails/index.ts';
import type { LinkPapers } from '../features/trade/invoice-link/index.ts';
import { paperName, printPage, printPaper, readPaper } from '../features/trade/printout/index.ts';
import { attachStatement } from '../features/trade/statement-of-account/index.ts';
import type { Database } from '../platform/database/open.ts';
import { inCompany } from '../platform/database/transaction.ts';
import type { MailFile } from '../platform/mail/index.ts';

type Wish = NonNullable<Parameters<typeof readPaper>[2]>;

/** Creates the files attached to mails: data is read in a transaction, the PDF is written outside it. */
export function mailFiles(database: Database, now: () => Date): AttachmentMaker {
  return async (companyId, { invoiceId, contactId }, attachment) => {
    const { language } = attachment;
    if (attachment.kind === 'statement') {
      if (contactId === null) throw new Error('a statement of account belongs to a contact');
      return attachStatement(database, now(), { companyId, contactId, language, statement: attachment.statement });
    }
    if (invoiceId === null) throw new Error('this file belongs to a document');
    return documentFile(database, { companyId, invoiceId }, attachment.kind, language === null ? {} : { language });
  };
}

async function documentFile(
  database: Database,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
  kind: 'pdf' | 'facturx' | 'ubl',
  wish: Wish,
): Promise<MailFile> {
  const paper = await inCompany(database, companyId, (tx) => readPaper(tx, invoiceId, wish));
  if (kind === 'ubl')
    return { name: paperName(paper, 'xml'), bytes: Buffer.from(ublOf(paper)), type: 'application/xml' };
  const bytes = kind === 'facturx' ? await facturxOf(paper) : await printPaper(paper);
  return { name: paperName(paper, kind === 'facturx' ? 'factur-x.pdf' : 'pdf'), bytes, type: 'application/pdf' };
}

/** The content of a customer's link: the document as it would be printed now. */
export function linkPapers(database: Database): LinkPapers {
  const read = (companyId: string, invoiceId: string) =>
    inCompany(database, companyId, (tx) => readPaper(tx, invoiceId));
  return {
    page: async (companyId, invoiceId, page) => printPage(await read(companyId, invoiceId), page),
    pdf: async (companyId, invoiceId) => {
      const paper = await read(companyId, invoiceId);
      return { name: paperName(paper, 'pdf'), bytes: await printPaper(paper) };
    },
  };
}
