/** Work that a queue gave up: a person has to decide what becomes of it. */
export interface GivenUp {
  kind: 'document' | 'email';
  companyId: string;
  companyName: string;
  id: string;
  /** Why, as a sentence. */
  reason: string;
  /** When it was uploaded or written. */
  at: Date;
}
