import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinePanel } from '../coding/coding.ts';
import { ClassifyForm } from './classify-form.tsx';
import { ExcludeForm } from './exclude-form.tsx';
import { MatchForm } from './match-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { SplitForm } from './split-form.tsx';
import { TransferForm } from './transfer-form.tsx';

const forms = {
  classify: ClassifyForm,
  split: SplitForm,
  transfer: TransferForm,
  match: MatchForm,
  exclude: ExcludeForm,
};

/** Opens under its line: the line stays in sight. Esc closes it and keeps what was typed. */
export function LinePanelForm({ panel, ...props }: PanelProps & { panel: LinePanel }) {
  const { t } = useTranslation('bank-statement');
  const Form = forms[panel];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.querySelector('.ant-select-open')) return;
    event.stopPropagation();
    props.desk.close();
  };
  return (
    <tr className="line-panel bg-sunken" onKeyDown={onKeyDown}>
      <td className="p-0">
        <p className="below-8 bold">{t(`panel.${panel}.title`)}</p>
        <Form key={panel} {...props} />
      </td>
    </tr>
  );
}
