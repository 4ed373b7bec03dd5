import { createHash } from 'node:crypto';
import type { Filing } from '@folio/contract';
import { TAXONOMY } from '@folio/ledger';
import { type CompanyCall, turnOf } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { parse, parseTask } from '../../../platform/parsing/index.ts';
import { safeName } from '../../shared/stored-file/index.ts';
import { noteFiling } from './note-filing.ts';
import { writeTaxonomy } from './store.ts';
import type { TaxonomyOutcome } from './taxonomy-task.ts';
import { readFilingView } from './view.ts';

const task = parseTask<{ bytes: Uint8Array }, TaxonomyOutcome>(new URL('./taxonomy-task.ts', import.meta.url));

/**
 * Keeps the elements and labels of the authority's package; a package that was imported before stays if this one is refused.
 * Throws `file_type_unsupported` for what is not a package, and `validation_failed` for one of another year.
 */
export async function importTaxonomy(call: CompanyCall, file: { name: string; bytes: Uint8Array }): Promise<Filing> {
  if (file.bytes.length === 0) throw new DomainError('file_empty');
  const found = await parse(task, { bytes: file.bytes }, turnOf(call));
  if (found.kind === 'refused') throw refusalOf(found.why);
  if (found.kind === 'other_edition') {
    const values = { found: found.found, expected: TAXONOMY.date };
    throw new DomainError('validation_failed', { word: 'filing_package_other_year', values });
  }
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const fileName = safeName(file.name);
  return call.transaction(async (tx) => {
    const { edition, elements, partnerDimension } = found;
    const made = { fileName, sha256, userId: call.userId, importedAt: call.now };
    await writeTaxonomy(tx, { edition, elements, partnerDimension, ...made });
    await noteFiling(tx, call, 'filing_taxonomy_imported', { file: fileName, sha256 });
    return readFilingView(tx, call);
  });
}

function refusalOf(why: Extract<TaxonomyOutcome, { kind: 'refused' }>['why']): DomainError {
  if (why === 'too_large_inside') return new DomainError('too_large', { word: 'filing_package_too_large' });
  return new DomainError('file_type_unsupported', {
    word: why === 'no_zip' ? 'filing_package_no_zip' : 'filing_package_no_taxonomy',
  });
}
