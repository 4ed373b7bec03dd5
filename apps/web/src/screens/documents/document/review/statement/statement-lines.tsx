import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settleFields } from '../../../../../components/form/typed-fields.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { identityOf } from '../../../../../components/table/row-identity.ts';
import { VirtualChunks } from '../../../../../components/table/virtual-chunks.tsx';
import { useReview } from '../review-context.ts';
import { changeRow } from '../rows/row-edits.ts';
import { useRowPaste } from '../rows/use-row-paste.tsx';
import { useRowTools } from '../rows/use-row-tools.ts';
import { LineEditor } from './line-editor.tsx';
import { moveAmongLines } from './move-among-lines.ts';
import { checkLines, swapDirections } from './statement-arithmetic.ts';
import '../invoice/item-fields.css';

/** Changes one statement; `path` is the field that was typed into. */
export type ChangeStatement = (path: string, update: (statement: StatementDraft) => StatementDraft) => void;

interface StatementLinesProps {
  statement: StatementDraft;
  base: string;
  update: ChangeStatement;
}

const rowHeightPx = 60;
const columns = ['date', 'spent', 'received', 'balance'] as const;

/** Turns every line round, and back, where the columns of a statement were taken for each other. */
function SwapDirections({ statement, base, update }: StatementLinesProps) {
  const { t } = useTranslation('document');
  const { readOnly } = useReview();
  const [isSwapped, setSwapped] = useState(false);
  if (readOnly || !statement.lines.some((line) => line.spent !== null || line.received !== null)) return null;
  const swap = () => {
    if (!settleFields()) return;
    update(`${base}.lines`, swapDirections);
    setSwapped(!isSwapped);
  };
  return (
    <>
      <button
        type="button"
        className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
        onClick={swap}
      >
        <Icon name="arrow-left-right" size={13} /> {t(isSwapped ? 'swap.back' : 'swap.all')}
      </button>
      <span className="visually-hidden absolute clip nowrap" role="status">
        {isSwapped && t('swap.done')}
      </span>
    </>
  );
}

function ColumnHeads() {
  const { t } = useTranslation('invoice');
  return (
    <thead>
      <tr className="line-editor grid items-start ruled-below radius-tiny line-editor-heads medium faint">
        {columns.map((column) => (
          <th className="p-0 text-left" key={column} scope="col">
            {t(`field.${column}`)}
          </th>
        ))}
        <th className="p-0 text-left" scope="col">
          <span className="visually-hidden absolute clip nowrap">{t('document:check')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** The lines, each with whether its balance follows from the one above. */
export function StatementLines({ statement, base, update, index }: StatementLinesProps & { index: number }) {
  const { t } = useTranslation('invoice');
  const { readOnly, goTo, paths } = useReview();
  const latest = useRef(update);
  latest.current = update;
  const checks = useMemo(() => checkLines(statement), [statement]);
  const setLine = useCallback(
    (row: number, path: string, changes: Partial<StatementLineDraft>) =>
      latest.current(path, (before) => changeRow(before, row, changes)),
    [],
  );
  const tools = useRowTools({ statement, base, update, index });
  const paste = useRowPaste({ statement, base, update });
  const off = checks.filter((check) => check.state === 'off').length;
  const goToFirstOff = () => {
    const line = statement.lines[checks.findIndex((check) => check.state === 'off')];
    if (line !== undefined) goTo(`${paths.ofRow(line, statement)}.balance`);
  };
  return (
    <section className="review-lines min-0 above-6 ruled-above" aria-label={t('document:lines')}>
      <div className="review-items-head min-h-28 flex wrap items-center between font-small muted">
        <span>{t('document:linesCount', { count: statement.lines.length })}</span>
        <SwapDirections statement={statement} base={base} update={update} />
        {off > 0 && (
          <button
            type="button"
            className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer review-unsure"
            onClick={goToFirstOff}
          >
            <Icon name="triangle-alert" size={13} /> {t('document:linesOff', { count: off })}
          </button>
        )}
      </div>
      <table
        className="line-editors font-small"
        aria-label={t('document:lines')}
        onKeyDown={(event) => {
          if (!readOnly) tools.onKeyDown(event);
          if (!event.defaultPrevented) moveAmongLines(event);
        }}
        onPaste={readOnly ? undefined : paste.onPaste}
      >
        <ColumnHeads />
        <VirtualChunks
          rows={statement.lines}
          rowHeightPx={rowHeightPx}
          render={(line, row) => (
            <LineEditor
              key={identityOf(line)}
              line={line}
              index={row}
              path={paths.ofRow(line, statement)}
              check={checks[row] ?? { state: 'unknown' }}
              currency={statement.currency}
              onChange={setLine}
              onTool={tools.run}
            />
          )}
        />
      </table>
      {!readOnly && (
        <div className="flex wrap gap-4">
          <Button
            type="link"
            size="small"
            icon={<Icon name="plus" size={14} />}
            onClick={() => tools.run('add', statement.lines.length - 1)}
          >
            {t('document:addLine')}
          </Button>
          <Button type="link" size="small" icon={<Icon name="copy" size={14} />} onClick={paste.ask}>
            {t('document:paste.button')}
          </Button>
        </div>
      )}
      {paste.dialog}
    </section>
  );
}
