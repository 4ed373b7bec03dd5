/** Mails to customers: what they say, the queue they wait in, and what became of them. */
export { type AttachmentMaker, type DeliveryTools, deliver, type LinkMaker } from './deliver.ts';
export type { MailAttachment } from './mail-store.ts';
export { proposeMail } from './propose-mail.ts';
export { type MailToQueue, queueMail, readMail, readMailsById, sendByTemplate } from './queue-mail.ts';
export { outgoingRoutes } from './routes.ts';
export { type Outgoing, startOutgoing } from './start-outgoing.ts';
