import { BankFileError } from '../../../../platform/bank-file/index.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';

/** Why a file is not read, as a sentence's word; anything else is passed on as it is. */
export function refusalOfFile(error: unknown): unknown {
  if (!(error instanceof BankFileError)) return error;
  const { kind, found, limitMb } = error;
  if (kind === 'too_large')
    return new DomainError('too_large', { word: 'bank_file_too_large', values: { max: String(limitMb) } });
  if (kind === 'too_many_cells') return new DomainError('too_large', { word: 'bank_file_too_many_cells' });
  if (found === 'empty') return new DomainError('file_empty');
  if (found === 'pdf' || found === 'picture')
    return new DomainError('file_type_unsupported', {
      word: 'bank_import_is_document',
      values: { found: found === 'pdf' ? 'PDF' : 'PNG / JPG' },
    });
  return new DomainError('file_type_unsupported', {
    word: kind === 'not_a_bank_file' ? `bank_file_is_${found ?? 'text'}` : `bank_file_${kind}`,
  });
}
