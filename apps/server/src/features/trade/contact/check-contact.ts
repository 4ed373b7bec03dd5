import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { accountFaults, type CompanyBooks, readBooks } from '../../books/ledger/index.ts';
import { contactKey } from './contact-key.ts';
import { type ContactFacts, paymentTermExists } from './detail-store.ts';
import { ownerOfKey } from './keep-store.ts';

/**
 * A contact's fields with the key of its name. Throws `validation_failed` with all errors at once if another contact
 * has the name, or if an account, tax code or payment term does not exist. The format of registration numbers is not
 * checked: other countries have other formats.
 * @param id the contact itself; null for a new one
 */
export async function checkedContact(
  tx: CompanyTransaction,
  id: string | null,
  facts: ContactFacts,
): Promise<ContactFacts & { key: string }> {
  const key = contactKey(facts.name);
  const books = await readBooks(tx);
  const faults = [...(await nameFaults(tx, id, key)), ...(await referenceFaults(tx, books, facts))];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  return { ...facts, key };
}

/** New contacts with the keys of their names. The same checks as above, except for the names. */
export async function checkedReferences(
  tx: CompanyTransaction,
  contacts: readonly ContactFacts[],
): Promise<(ContactFacts & { key: string })[]> {
  const books = await readBooks(tx);
  const faults: FieldIssue[] = [];
  for (const facts of contacts) faults.push(...(await referenceFaults(tx, books, facts)));
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  return contacts.map((facts) => ({ ...facts, key: contactKey(facts.name) }));
}

async function nameFaults(tx: CompanyTransaction, id: string | null, key: string): Promise<FieldIssue[]> {
  const owner = await ownerOfKey(tx, key);
  if (owner === null || owner.id === id) return [];
  const word = owner.rootId === id ? 'contact_name_of_merged' : 'contact_name_taken';
  return [{ path: 'name', word, values: { name: owner.name } }];
}

async function referenceFaults(
  tx: CompanyTransaction,
  { chart, taxCodes }: Pick<CompanyBooks, 'chart' | 'taxCodes'>,
  facts: ContactFacts,
): Promise<FieldIssue[]> {
  const accounts = (['sales_account', 'purchase_account'] as const).flatMap((path) => {
    const code = facts[path];
    return code === null ? [] : accountFaults(path, code, chart);
  });
  const { tax_code: code, payment_term_id: term } = facts;
  const faults: FieldIssue[] = [...accounts];
  if (code !== null && !taxCodes.some((one) => one.code === code))
    faults.push({ path: 'tax_code', word: 'ledger_unknown_tax_code', values: { taxCode: code } });
  if (term !== null && !(await paymentTermExists(tx, term)))
    faults.push({ path: 'payment_term_id', word: 'contact_term_unknown' });
  return faults;
}
