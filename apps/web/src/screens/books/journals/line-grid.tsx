import type { ManualJournalDraft } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rateOn } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { gridKeys } from '../../../components/journal-grid/grid-keys.ts';
import { withAmount, withRate } from '../../../components/journal-grid/sided-line.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { GridFoot } from './grid-foot.tsx';
import {
  balancingAmount,
  emptyLine,
  isBlank,
  type JournalLine,
  sentencesOfLine,
  withAccount,
  withBalance,
  withLine,
  withNewLine,
  withoutLine,
} from './journal-draft.ts';
import { LineRow } from './line-row.tsx';

interface LineGridProps {
  draft: ManualJournalDraft;
  base: string;
  errors: Readonly<Record<string, string[]>>;
  change: (update: (draft: ManualJournalDraft) => ManualJournalDraft) => void;
}

/** The lines of a journal, written without a mouse. */
export function LineGrid({ draft, base, errors, change }: LineGridProps) {
  const { t } = useTranslation('accounting-journals');
  const grid = useRef<HTMLTableElement>(null);
  const [asksContacts, setAsksContacts] = useState(false);
  const hasContacts = asksContacts || draft.lines.some((line) => line.contact_id !== null);
  const lines = useLineChanges(draft, base, change);
  const missing = balancingAmount(draft.lines, draft.lines.length, base);
  const keys = gridKeys({
    lineCount: draft.lines.length,
    isWritten: (at) => !isBlank(draft.lines[at] ?? emptyLine),
    addLine: () => change(withNewLine),
    removeLine: lines.remove,
    balance: (at) => {
      const filled = balancingAmount(draft.lines, at, base);
      if (filled === null) return null;
      lines.set(at, withAmount(filled.side, filled.amount));
      return filled.side;
    },
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="journal-lines relative scroll-x" aria-label={t('lines')} tabIndex={0}>
      <table ref={grid} className="journal-grid stack-narrow full joined" onKeyDown={keys.onKeyDown}>
        <Heads base={base} hasContacts={hasContacts} />
        <tbody>
          {draft.lines.map((line, index) => (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
              key={index}
              line={line}
              index={index}
              base={base}
              hasContacts={hasContacts}
              missingSide={line.debit === null && line.credit === null ? (missing?.side ?? null) : null}
              missingAmount={missing?.amount ?? ''}
              refusal={sentencesOfLine(errors, index).join(' ')}
              onChange={lines.set}
              onAccount={lines.choose}
              onRemove={lines.remove}
            />
          ))}
        </tbody>
        <GridFoot
          lines={draft.lines}
          base={base}
          hasContacts={hasContacts}
          onFill={() => change((before) => withBalance(before, base))}
        />
      </table>
      <div className="journal-tools flex wrap gap-4">
        <Button
          type="link"
          icon={<Icon name="plus" size={15} />}
          onClick={() => grid.current && keys.appendLine(grid.current)}
        >
          {t('addLine')}
        </Button>
        {!hasContacts && (
          <Button type="link" icon={<Icon name="user" size={15} />} onClick={() => setAsksContacts(true)}>
            {t('withContacts')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Heads({ base, hasContacts }: { base: string; hasContacts: boolean }) {
  const { t } = useTranslation('accounting-journals');
  return (
    <thead>
      <tr>
        <th scope="col" className="journal-number faint text-right font-small medium nowrap">
          <span className="visually-hidden absolute clip nowrap">{t('field.line')}</span>
        </th>
        <th className="font-small medium muted text-left nowrap" scope="col">
          {t('field.account_code')}
        </th>
        <th className="font-small medium muted text-left nowrap" scope="col">
          {t('field.description')}
        </th>
        {hasContacts && (
          <th className="font-small medium muted text-left nowrap" scope="col">
            {t('field.contact_id')}
          </th>
        )}
        <th scope="col" className="journal-figure text-right font-small medium muted nowrap">
          {t('sideIn.debit', { currency: base })}
        </th>
        <th scope="col" className="journal-figure text-right font-small medium muted nowrap">
          {t('sideIn.credit', { currency: base })}
        </th>
        <th className="font-small medium muted text-left nowrap" scope="col">
          <span className="visually-hidden absolute clip nowrap">{t('field.remove')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Changes of single lines; a foreign account brings the rate of the journal's day along. */
function useLineChanges(draft: ManualJournalDraft, base: string, change: LineGridProps['change']) {
  const queryClient = useQueryClient();
  const { data: accounts } = useLedgerAccounts();
  const date = useRef(draft.date);
  date.current = draft.date;
  const set = useCallback(
    (index: number, changes: Partial<JournalLine>) => change((before) => withLine(before, index, changes)),
    [change],
  );
  const remove = useCallback((index: number) => change((before) => withoutLine(before, index)), [change]);
  const choose = useCallback(
    (index: number, code: string | null) => {
      const account = accounts?.find((one) => one.code === code) ?? null;
      const update = (next: (line: JournalLine) => Partial<JournalLine>) =>
        change((before) => {
          const line = before.lines[index];
          return line === undefined ? before : withLine(before, index, next(line));
        });
      update((line) => withAccount(line, account, base));
      if (account?.currency == null || account.currency === base) return;
      void rateOn(queryClient, account.currency, date.current).then((rate) => {
        if (rate === null) return;
        update((line) => (line.account_code === code && line.rate === null ? withRate(line, rate, base) : {}));
      });
    },
    [accounts, base, change, queryClient],
  );
  return { set, remove, choose };
}
