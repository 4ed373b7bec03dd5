import type { BankAccountRow, BankLineRow } from '@folio/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassifyForm } from './classify-form.tsx';
import type { LinePanel } from './coding.ts';
import { ExcludeForm } from './exclude-form.tsx';
import { MatchForm } from './match-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { Coding } from './use-coding.ts';

export interface PanelProps {
  line: BankLineRow;
  account: BankAccountRow;
  coding: Coding;
  onClose: () => void;
}

const forms = { classify: ClassifyForm, transfer: TransferForm, match: MatchForm, exclude: ExcludeForm };

/** Opens under its line: the line stays in sight. Esc closes it. */
export function LinePanelForm({ panel, ...props }: PanelProps & { panel: LinePanel }) {
  const { t } = useTranslation('bank-statement');
  const element = useRef<HTMLDivElement>(null);
  const Form = forms[panel];
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.querySelector('.ant-select-open')) return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <div ref={element} role="row" className="line-panel" tabIndex={-1} onKeyDown={onKeyDown}>
      <div role="cell">
        <p className="line-panel-title">{t(`panel.${panel}.title`)}</p>
        <Form {...props} />
      </div>
    </div>
  );
}
