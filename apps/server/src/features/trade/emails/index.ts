/** Emails to customers: their texts, their queue and their delivery. */
export { type AttachmentMaker, type DeliveryTools, deliver, type LinkMaker } from './deliver.ts';
export { emailQueue } from './email-queue.ts';
export { listFailedEmails, retryEmail } from './failed-emails.ts';
export { proposeMail, proposeStatementMail } from './propose-mail.ts';
export { type MailToQueue, queueMail, readMail, readMailsById, sendByTemplate } from './queue-mail.ts';
export { outgoingRoutes } from './routes.ts';
export { type Outgoing, startOutgoing } from './start-outgoing.ts';
