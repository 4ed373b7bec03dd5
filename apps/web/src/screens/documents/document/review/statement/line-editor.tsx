import type { StatementLineDraft } from '@folio/contract';
import { Button, Input, Tooltip } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { isUnsure } from '../../../../../components/document/evidence.ts';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useReview } from '../review-context.ts';
import { RowMenu } from '../rows/row-menu.tsx';
import type { RowTool } from '../rows/row-tools.ts';
import type { LineCheck } from './statement-arithmetic.ts';
import './line-editor.css';

interface LineEditorProps {
  line: StatementLineDraft;
  index: number;
  /** The path used in the evidence. */
  path: string;
  check: LineCheck;
  currency: string;
  onChange: (index: number, path: string, changes: Partial<StatementLineDraft>) => void;
  onTool: (tool: RowTool, index: number) => void;
}

/** One line of the statement, edited in place. */
export const LineEditor = memo(function LineEditor(props: LineEditorProps) {
  const { line, index, path, check, currency, onChange } = props;
  const { t } = useTranslation('invoice');
  const { readOnly, active } = useReview();
  const { label, cell } = useLineCell(path, index);
  const set = (field: keyof StatementLineDraft, value: string | null) =>
    onChange(index, `${path}.${field}`, field === 'description' ? { description: value ?? '' } : { [field]: value });
  const classes = [
    'line-editor grid items-start ruled-below radius-tiny',
    check.state === 'off' && 'bg-amber',
    active?.startsWith(`${path}.`) && 'bg-selected',
  ];
  return (
    <>
      <tr className={classes.filter(Boolean).join(' ')} data-row={index}>
        <td className="p-0 text-left">
          <DayInput
            {...cell('date')}
            label={label('date')}
            variant="borderless"
            size="small"
            allowClear
            value={line.date}
            onChange={(day) => set('date', day)}
          />
        </td>
        {(['spent', 'received', 'balance'] as const).map((field) => (
          <td className="p-0 text-left" key={field}>
            <FigureInput
              {...cell(field)}
              label={label(field)}
              variant="borderless"
              size="small"
              currency={currency}
              value={line[field]}
              onChange={(value) => set(field, value)}
            />
          </td>
        ))}
        <td className="min-h-26 flex items-center relative p-0 text-left">
          <CheckMark check={check} />
          {!readOnly && (
            <span className="line-editor-tools none absolute bg-card radius-small">
              <Button
                type="text"
                size="small"
                aria-label={t('document:removeLine', { line: index + 1 })}
                title={t('document:removeLine', { line: index + 1 })}
                icon={<Icon name="x" size={13} />}
                onClick={() => props.onTool('remove', index)}
              />
              <RowMenu row={index} onTool={props.onTool} />
            </span>
          )}
        </td>
        <td className="line-editor-words whole-row p-0 text-left">
          <Input.TextArea
            {...cell('description')}
            aria-label={label('description')}
            variant="borderless"
            autoSize={{ minRows: 1, maxRows: 4 }}
            value={line.description}
            maxLength={1000}
            onChange={(event) => set('description', event.target.value)}
          />
        </td>
      </tr>
      <MendedCells path={path} />
      {check.state === 'off' && (
        <tr className="line-editor-note text-amber">
          <td>{t('document:lineOff', { line: index + 1, expected: formatAmount(check.expected) })}</td>
        </tr>
      )}
    </>
  );
});

/** The props that the cells of a line share. */
function useLineCell(path: string, index: number) {
  const { t } = useTranslation('invoice');
  const { evidence, touched, accepted, mended, readOnly, focus } = useReview();
  const label = (field: string) => t('fieldOfLine', { label: t(`field.${field}`), item: index + 1 });
  const cell = (field: keyof StatementLineDraft) => {
    const at = `${path}.${field}`;
    const isSettled = touched.has(at) || accepted.has(at) || readOnly;
    const isAmber = (isUnsure(evidence[at]) || mended.has(at)) && !isSettled;
    return {
      id: `field-${at}`,
      disabled: readOnly,
      onFocus: () => focus(at),
      ...(isAmber && { status: 'warning' as const, className: 'line-unsure' }),
    };
  };
  return { label, cell };
}

/** The reader's corrections to the line, for a person to confirm. */
function MendedCells({ path }: { path: string }) {
  const { t } = useTranslation('invoice');
  const { mended, touched } = useReview();
  const cells = (['date', 'spent', 'received', 'balance'] as const).filter(
    (field) => mended.has(`${path}.${field}`) && !touched.has(`${path}.${field}`),
  );
  return cells.map((field) => (
    <tr key={field} className="line-editor-note text-amber">
      <td>
        <Icon name="wrench" size={12} />{' '}
        {t('document:mendedField', { field: t(`field.${field}`), printed: mended.get(`${path}.${field}`) ?? '' })}
      </td>
    </tr>
  ));
}

function CheckMark({ check }: { check: LineCheck }) {
  const { t } = useTranslation('document');
  if (check.state === 'unknown') return <span className="inline-grid centred full" />;
  const isOk = check.state === 'ok';
  return (
    <Tooltip title={t(isOk ? 'balanceFollows' : 'balanceOff')}>
      <span className={isOk ? 'inline-grid centred full text-green' : 'inline-grid centred full text-amber'}>
        <Icon name={isOk ? 'check' : 'triangle-alert'} size={14} />
        <span className="visually-hidden absolute clip nowrap">{t(isOk ? 'balanceFollows' : 'balanceOff')}</span>
      </span>
    </Tooltip>
  );
}
