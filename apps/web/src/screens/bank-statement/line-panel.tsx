import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassifyForm } from './classify-form.tsx';
import type { LinePanel } from './coding.ts';
import { ExcludeForm } from './exclude-form.tsx';
import { MatchForm } from './match-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { TransferForm } from './transfer-form.tsx';

const forms = { classify: ClassifyForm, transfer: TransferForm, match: MatchForm, exclude: ExcludeForm };

/** Opens under its line: the line stays in sight. Esc closes it. */
export function LinePanelForm({ panel, ...props }: PanelProps & { panel: LinePanel }) {
  const { t } = useTranslation('bank-statement');
  const element = useRef<HTMLTableRowElement>(null);
  const Form = forms[panel];
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.querySelector('.ant-select-open')) return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <tr ref={element} className="line-panel" onKeyDown={onKeyDown}>
      <td>
        <p className="line-panel-title">{t(`panel.${panel}.title`)}</p>
        <Form {...props} />
      </td>
    </tr>
  );
}
