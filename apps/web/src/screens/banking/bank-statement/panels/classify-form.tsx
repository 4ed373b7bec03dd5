import { Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from '../../../../components/select/account-select.tsx';
import { lineAmount } from '../coding/coding.ts';
import { takesClassified } from './chart-accounts.ts';
import { focusSoon } from './focus-soon.ts';
import { useLineDraft } from './line-draft.ts';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelProps } from './panel-props.ts';
import { TaxSelect } from './tax-select.tsx';

interface Draft {
  account: string | null;
  tax: string | null;
  description: string;
  rate: string | null;
}

/** One account for the whole line: its name or code, Enter, and Enter again. */
export function ClassifyForm({ line, desk }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const [draft, setDraft] = useLineDraft<Draft>(line.id, 'classify', () => {
    const part = line.suggestion?.action === 'classify' ? line.suggestion.parts[0] : undefined;
    return { account: part?.account_code ?? null, tax: part?.tax_code ?? null, description: '', rate: null };
  });
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.account === null) return;
    const description = draft.description.trim();
    desk.coding.classify(line, {
      splits: [
        {
          account_code: draft.account,
          amount: lineAmount(line),
          ...(description && { description }),
          ...(draft.tax && { tax_code: draft.tax }),
        },
      ],
      ...(draft.rate !== null && { rate: draft.rate }),
    });
    desk.close();
  };
  return (
    <form onSubmit={submit}>
      <div className="panel-line gap-8-12 flex wrap items-center">
        <span className="panel-wide">
          <AccountSelect
            label={t('panel.classify.account')}
            placeholder={t('panel.classify.find')}
            value={draft.account}
            onChange={(account) => change({ account })}
            onSelect={() => focusSoon('.line-panel [type="submit"]')}
            offers={takesClassified}
            autoFocus
          />
        </span>
        <TaxSelect value={draft.tax} onChange={(tax) => change({ tax })} />
        <Input
          className="panel-words"
          aria-label={t('panel.classify.description')}
          placeholder={t('panel.classify.description')}
          value={draft.description}
          maxLength={300}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
      <PanelFoot
        account={desk.account}
        rate={draft.rate}
        onRate={(rate) => change({ rate })}
        onClose={desk.close}
        verb={t('panel.classify.open')}
        isReady={draft.account !== null}
      >
        <Button type="link" onClick={() => desk.run({ do: 'panel', panel: 'split' })}>
          {t('panel.classify.split')}
        </Button>
      </PanelFoot>
    </form>
  );
}
