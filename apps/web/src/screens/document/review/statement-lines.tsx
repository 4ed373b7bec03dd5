import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { settleFields } from '../../../components/typed-fields.ts';
import { VirtualChunks } from '../../../components/virtual-chunks.tsx';
import { LineEditor } from './line-editor.tsx';
import { moveAmongLines } from './move-among-lines.ts';
import { useReview } from './review-context.ts';
import { checkLines, emptyLine, swapDirections } from './statement-arithmetic.ts';
import './item-fields.css';

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
      <button type="button" className="link-button" onClick={swap}>
        <Icon name="arrow-left-right" size={13} /> {t(isSwapped ? 'swap.back' : 'swap.all')}
      </button>
      <span className="visually-hidden" role="status">
        {isSwapped && t('swap.done')}
      </span>
    </>
  );
}

/** The lines, each with whether its balance follows from the one above. */
export function StatementLines({ statement, base, update }: StatementLinesProps) {
  const { t } = useTranslation('invoice');
  const { readOnly, goTo } = useReview();
  const latest = useRef(update);
  latest.current = update;
  const checks = useMemo(() => checkLines(statement), [statement]);
  // Which line as read each row is: evidence goes by the order on the page, also after a line was put in or taken out.
  const [origins, setOrigins] = useState<(number | null)[]>(() => statement.lines.map((_, index) => index));

  const setLine = useCallback(
    (index: number, path: string, changes: Partial<StatementLineDraft>) =>
      latest.current(path, (before) => ({
        ...before,
        lines: before.lines.map((line, at) => (at === index ? { ...line, ...changes } : line)),
      })),
    [],
  );
  const insert = useCallback(
    (index: number) => {
      setOrigins((before) => before.toSpliced(index, 0, null));
      latest.current(`${base}.lines`, (before) => ({
        ...before,
        lines: before.lines.toSpliced(index, 0, { ...emptyLine, date: before.lines[index - 1]?.date ?? null }),
      }));
    },
    [base],
  );
  const remove = useCallback(
    (index: number) => {
      setOrigins((before) => before.toSpliced(index, 1));
      latest.current(`${base}.lines`, (before) => ({ ...before, lines: before.lines.toSpliced(index, 1) }));
    },
    [base],
  );
  const off = checks.filter((check) => check.state === 'off').length;
  const goToFirstOff = () => {
    const first = checks.findIndex((check) => check.state === 'off');
    goTo(`${base}.lines.${origins[first] ?? `new-${first}`}.balance`);
  };
  return (
    <section className="review-lines" aria-label={t('document:lines')}>
      <div className="review-items-head">
        <span>{t('document:linesCount', { count: statement.lines.length })}</span>
        <SwapDirections statement={statement} base={base} update={update} />
        {off > 0 && (
          <button type="button" className="link-button review-unsure" onClick={goToFirstOff}>
            <Icon name="triangle-alert" size={13} /> {t('document:linesOff', { count: off })}
          </button>
        )}
      </div>
      <table className="line-editors" aria-label={t('document:lines')} onKeyDown={moveAmongLines}>
        <thead>
          <tr className="line-editor line-editor-heads">
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`field.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('document:check')}</span>
            </th>
          </tr>
        </thead>
        <VirtualChunks
          rows={statement.lines}
          rowHeightPx={rowHeightPx}
          render={(line, index) => (
            <LineEditor
              key={`${origins[index] ?? 'new'}.${index}`}
              line={line}
              index={index}
              path={`${base}.lines.${origins[index] ?? `new-${index}`}`}
              check={checks[index] ?? { state: 'unknown' }}
              currency={statement.currency}
              onChange={setLine}
              onInsert={insert}
              onRemove={remove}
            />
          )}
        />
      </table>
      {!readOnly && (
        <Button
          type="link"
          size="small"
          icon={<Icon name="plus" size={14} />}
          onClick={() => {
            insert(statement.lines.length);
            goTo(`${base}.lines.new-${statement.lines.length}.date`);
          }}
        >
          {t('document:addLine')}
        </Button>
      )}
    </section>
  );
}
