import type { BankImportPreview } from '@folio/contract';
import type { BankFile } from '@folio/documents';
import type { CompanyCall } from '../../platform/http/call.ts';
import { readStatementsOf } from './document-store.ts';
import { type FileChoices, openFile } from './open-file.ts';
import { presentPreview } from './present-preview.ts';
import { type ReadStatement, readStatement } from './read-statement.ts';
import type { BankImportTools } from './tools.ts';

/** What importing a file would bring, as it is understood now. Nothing is kept. `seen`: as it reads by itself. */
export async function previewFile(
  call: CompanyCall,
  tools: BankImportTools,
  id: string,
  choices: FileChoices,
  seen?: BankFile,
): Promise<BankImportPreview> {
  const opened = await openFile(call, tools, id, choices, seen);
  return call.transaction(async (tx) => {
    const statements: ReadStatement[] = [];
    for (const prepared of opened.statements) statements.push(await readStatement(tx, prepared));
    const earlier = await readStatementsOf(tx, id);
    return presentPreview({ ...opened, statements, earlier }, call);
  });
}
