import { z } from 'zod';

/** Role of a person in a company. `adviser`: a practice with full access. */
export const memberRole = z.enum(['owner', 'approver', 'bookkeeper', 'uploader', 'reader']);
export type MemberRole = z.infer<typeof memberRole>;
export const practiceRole = z.enum(['adviser', 'approver', 'bookkeeper', 'uploader', 'reader']);
export type PracticeRole = z.infer<typeof practiceRole>;
export const companyRole = z.enum(['owner', 'adviser', 'approver', 'bookkeeper', 'uploader', 'reader']);
export type CompanyRole = z.infer<typeof companyRole>;

/**
 * The access a call in a company needs: `desk` the company's name and one's own documents; `upload` uploading
 * documents and drafting; `read` the books; `write` posting; `approve` approving what waits for a second person;
 * `control` the lock and the settings of the books; `oversee` the whole audit log; `owner` people, access and the
 * company itself.
 */
export const companyAccess = z.enum(['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee', 'owner']);
export type CompanyAccess = z.infer<typeof companyAccess>;

export type Access = 'public' | 'pending' | 'user' | CompanyAccess;
