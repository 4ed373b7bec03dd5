import { useTranslation } from 'react-i18next';
import { InstantDay } from '../../../../components/day/day.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { withStatement } from './choices.ts';
import { MappingTable } from './mapping-table.tsx';
import { Problems } from './problems.tsx';
import { StatementCard } from './statement-card.tsx';
import type { Import } from './use-import.ts';

/** A bank file as it is understood: each choice is read again at once, and nothing is kept before it is confirmed. */
export function Preview({ importing }: { importing: Import }) {
  const { preview, choices, fields, choose } = importing;
  if (preview === null) return null;
  const mapping = choices.mapping ?? preview.mapping;
  return (
    <div className="bank-preview columns-one grid gap-20" aria-busy={importing.busy === 'reading'}>
      <EarlierNote importing={importing} />
      <Problems
        preview={preview}
        skips={choices.skipProblems}
        onSkip={(skipProblems) => choose((before) => ({ ...before, skipProblems }), false)}
      />
      {mapping !== null && (
        <MappingTable
          preview={preview}
          mapping={mapping}
          onChange={(next) => choose((before) => ({ ...before, mapping: next }), true)}
        />
      )}
      {preview.statements.map((statement, index) => {
        const choice = choices.statements[index];
        if (choice === undefined) return null;
        return (
          <StatementCard
            // biome-ignore lint/suspicious/noArrayIndexKey: statements of a file have no other name than their place
            key={index}
            statement={statement}
            choice={choice}
            isOneOfMany={preview.statements.length > 1}
            faultsOf={(field) => fields[`statements.${index}.${field}`] ?? []}
            onChange={(change, again) => choose((before) => withStatement(before, index, change), again)}
          />
        );
      })}
    </div>
  );
}

function EarlierNote({ importing: { preview } }: { importing: Import }) {
  const { t } = useTranslation('bank-import');
  const earlier = preview?.earlier ?? null;
  if (earlier === null) return null;
  return (
    <div className="bank-warning flex items-top gap-10 above-12 pad-10-14 break bg-amber radius-large">
      <Icon className="rigid above-2 text-amber" name="copy" />
      <span>
        {t('earlier.same')} (<InstantDay value={earlier.uploaded_at} />){' '}
        {earlier.statements.map((statement) => (
          <a key={statement.id} className="underlined" href={`/bank-statement?account=${statement.bank_account_id}`}>
            {t('earlier.open', { account: statement.account_code })}
          </a>
        ))}
      </span>
    </div>
  );
}
