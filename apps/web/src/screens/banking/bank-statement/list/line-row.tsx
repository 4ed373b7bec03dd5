import type { BankLineRow } from '@folio/contract';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { lineWords } from '../coding/coding.ts';
import type { Command } from '../keys/key-map.ts';
import { LineProposal } from '../proposal/line-proposal.tsx';
import { LineState } from './line-state.tsx';
import { LineWords } from './line-words.tsx';
import { maySwipe, type Swipe } from './swipe.ts';
import { useSwipe } from './use-swipe.ts';

interface LineRowProps {
  line: BankLineRow;
  /** Position in the list, from 0. */
  index: number;
  isCurrent: boolean;
  isSelected: boolean;
  isPending: boolean;
  refusal: string | undefined;
  onCurrent: (id: string) => void;
  onSelect: (id: string) => void;
  onRun: (command: Command) => void;
  onUndo: (ids: readonly string[]) => void;
  onSwipe: (line: BankLineRow, swipe: Swipe) => void;
  readOnly: boolean;
  groupRef: Ref<HTMLTableSectionElement> | undefined;
  /** Content shown under the current line. */
  children?: ReactNode;
}

const headRows = 2;

/** One line of the statement, with its suggestion or what it was coded to. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, isCurrent, isSelected, isPending, refusal } = props;
  const { t } = useTranslation('bank-statement');
  const [who] = lineWords(line.payee, line.description);
  const classes = [
    'line',
    isCurrent && 'line-current',
    isSelected && 'line-selected',
    isPending && 'line-pending',
  ].filter(Boolean);
  // Focusing a row opens it and moves the others, so this waits until a press on it has ended.
  const isPressed = useRef(false);
  const stand = () => {
    isPressed.current = false;
    props.onCurrent(line.id);
  };
  const swiping = useSwipe(maySwipe(line) && !isPending && !props.readOnly, (swipe) => {
    isPressed.current = false;
    props.onSwipe(line, swipe);
  });
  return (
    <tbody ref={props.groupRef ?? null} className={classes.join(' ')}>
      <tr
        id={`line-${line.id}`}
        className="line-grid ring-inside pad-0-12 grid"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        aria-busy={isPending}
        aria-rowindex={props.index + headRows}
        onFocus={() => !isPressed.current && stand()}
        {...swiping}
        onPointerDown={(event) => {
          isPressed.current = true;
          swiping?.onPointerDown(event);
        }}
        onClick={stand}
      >
        <td className="line-check p-0 min-0 text-left">
          {!props.readOnly && (
            <input
              type="checkbox"
              tabIndex={isCurrent ? 0 : -1}
              aria-label={t('select.one', { line: who })}
              checked={isSelected}
              onChange={() => props.onSelect(line.id)}
            />
          )}
        </td>
        <td className="line-date p-0 min-0 text-left">
          <Day value={line.date} />
        </td>
        <td className="line-type p-0 min-0 text-left">{line.hint ? t(`type.${line.hint}`) : t(`type.${line.type}`)}</td>
        <td className="line-figure text-right line-spent p-0 min-0">
          <Amount value={line.spent} />
        </td>
        <td className="line-payee p-0 min-0 text-left">
          <LineWords line={line} />
        </td>
        <td className="line-description p-0 min-0 text-left" title={line.description}>
          {line.description}
        </td>
        <td className="line-figure text-right line-received p-0 min-0">
          <Amount value={line.received} tone="received" />
        </td>
        <td className="line-figure text-right line-balance p-0 min-0">
          <Amount value={line.balance} tone="muted" />
        </td>
        <td className="line-suggestion p-0 min-0 text-left">
          {refusal ? <Refusal sentence={refusal} /> : <LineProposal line={line} />}
        </td>
        <td className="line-state p-0 min-0 text-left">
          <LineState {...props} />
        </td>
      </tr>
      {props.children}
    </tbody>
  );
});

function Refusal({ sentence }: { sentence: string }) {
  return (
    <span className="line-refusal wrap-words block clip text-red dots icons-low-2" role="alert" title={sentence}>
      <Icon name="circle-alert" size={14} /> {sentence}
    </span>
  );
}

/** A placeholder for a line that is still loading. */
export function EmptyRow({ index }: { index: number }) {
  const { t } = useTranslation('common');
  return (
    <tbody className="line line-empty">
      <tr className="line-grid ring-inside pad-0-12 grid" aria-rowindex={index + headRows}>
        <td className="p-0 min-0 text-left">
          <span className="visually-hidden absolute clip nowrap">{t('loading')}</span>
        </td>
      </tr>
    </tbody>
  );
}
