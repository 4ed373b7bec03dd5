import type { BankAccountRow, BankLineRow } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { Day } from '../../components/day.tsx';
import { Icon } from '../../components/icon.tsx';
import { KeyCap } from '../../components/key-cap.tsx';
import { StateTag, type StateTone } from '../../components/state-tag.tsx';
import { isToDo, type LinePanel, lineWords } from './coding.ts';
import { LinePanelForm } from './line-panel.tsx';
import { LineProposal } from './line-proposal.tsx';
import type { Coding } from './use-coding.ts';

interface LineRowProps {
  line: BankLineRow;
  account: BankAccountRow;
  coding: Coding;
  isCurrent: boolean;
  panel: LinePanel | null;
  onCurrent: (id: string) => void;
  onPanel: (panel: LinePanel | null, lineId?: string) => void;
  readOnly: boolean;
}

/** One line of the statement, with what is proposed for it or what it became. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, coding, isCurrent, panel } = props;
  const { t } = useTranslation('bank-statement');
  const isPending = coding.pending.has(line.id);
  const refusal = coding.refusals.get(line.id);
  const classes = ['line', isCurrent && 'line-current', isPending && 'line-pending'].filter(Boolean).join(' ');
  return (
    <>
      <tr
        id={`line-${line.id}`}
        className={`${classes} line-grid`}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        aria-busy={isPending}
        onFocus={() => props.onCurrent(line.id)}
        onMouseDown={() => props.onCurrent(line.id)}
      >
        <td className="line-date">
          <Day value={line.date} short />
        </td>
        <td className="line-type">{line.hint ? t(`type.${line.hint}`) : t(`type.${line.type}`)}</td>
        <td className="line-figure line-spent">
          <Amount value={line.spent} />
        </td>
        <td className="line-words">
          <LineWords line={line} />
        </td>
        <td className="line-figure line-received">
          <Amount value={line.received} tone="received" />
        </td>
        <td className="line-figure line-balance">
          <Amount value={line.balance} tone="muted" />
        </td>
        <td className="line-proposal">
          <LineProposal line={line} isPending={isPending} />
          {refusal && (
            <span className="line-refusal" role="alert">
              <Icon name="circle-alert" size={14} /> {refusal}
            </span>
          )}
        </td>
        <td className="line-state">
          <LineActions {...props} isPending={isPending} />
        </td>
      </tr>
      {panel && (
        <LinePanelForm
          panel={panel}
          line={line}
          account={props.account}
          coding={coding}
          onClose={() => props.onPanel(null)}
        />
      )}
    </>
  );
});

function LineWords({ line }: { line: BankLineRow }) {
  const { t } = useTranslation('bank-statement');
  const [first, rest] = lineWords(line.payee, line.description);
  const isOpened = line.document_id !== null;
  const path = `/document/${line.document_id}${line.page === null ? '' : `?page=${line.page}`}`;
  return (
    <>
      <span className="line-payee">
        <span>{first}</span>
        {isOpened && (
          <Link to={path} className="line-source" aria-label={t('openDocument')} title={t('openDocument')}>
            <Icon name="file" size={14} />
          </Link>
        )}
      </span>
      {rest && <span className="line-description">{rest}</span>}
    </>
  );
}

const tones: Record<BankLineRow['state'], StateTone> = {
  unreviewed: 'grey',
  suggested: 'blue',
  matched: 'green',
  classified: 'green',
  excluded: 'grey',
};
const panels: readonly LinePanel[] = ['classify', 'transfer', 'match', 'exclude'];

function LineActions({
  line,
  coding,
  isCurrent,
  isPending,
  onPanel,
  onCurrent,
  readOnly,
}: LineRowProps & { isPending: boolean }) {
  const { t } = useTranslation('bank-statement');
  const tag = (
    <StateTag tone={isPending ? 'grey' : tones[line.state]}>
      {isPending ? t('working') : t(`state.${line.state}`)}
    </StateTag>
  );
  if (readOnly || isPending) return tag;
  if (!isToDo(line)) {
    return (
      <>
        {tag}
        <Button
          type="text"
          size="small"
          icon={<Icon name="undo" size={15} />}
          aria-label={t('undoLine')}
          title={t('undoLine')}
          onClick={() => coding.undo([line.id])}
        />
      </>
    );
  }
  return (
    <>
      {isCurrent && line.suggestion ? (
        <Button type="primary" size="small" onClick={() => coding.accept([line.id])}>
          {t('accept')} <KeyCap>{t('keys.accept')}</KeyCap>
        </Button>
      ) : (
        tag
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: panels.map((panel) => ({ key: panel, label: t(`panel.${panel}.open`), extra: t(`keys.${panel}`) })),
          onClick: ({ key }) => {
            onCurrent(line.id);
            onPanel(panels.find((one) => one === key) ?? null, line.id);
          },
        }}
      >
        <Button type="text" size="small" icon={<Icon name="ellipsis" size={16} />} aria-label={t('moreActions')} />
      </Dropdown>
    </>
  );
}
