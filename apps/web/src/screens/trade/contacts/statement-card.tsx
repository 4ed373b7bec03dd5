import type { ContactDetail } from '@folio/contract';
import { Button, Dropdown, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ContactSide,
  type PaperLanguage,
  type StatementQuery,
  saveStatement,
  useAccountStatement,
} from '../../../api/queries/trade/contact.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useYearRule } from '../../../components/day/use-year-rule.ts';
import { SendStatementDialog } from '../../../components/emails/send-statement-dialog.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { useMay } from '../../../session/use-may.ts';
import { presetOfStatement, type StatementPreset, statementPeriod, statementPresets } from './statement-periods.ts';
import { StatementParts } from './statement-table.tsx';

interface StatementCardProps {
  contact: ContactDetail;
  side: ContactSide;
}

/** The current statement of account for a period: to view, save and send. */
export function StatementCard({ contact, side }: StatementCardProps) {
  const { t } = useTranslation('contact');
  const readOnly = !useMay('write');
  const today = todayInHongKong();
  const years = useYearRule();
  const usual = statementPeriod('three_months', today, years);
  const [view, setView] = useUrlState({ from: usual.from, to: usual.to });
  const [isSending, setSending] = useState(false);
  const query: StatementQuery = { side, from: view.from, to: view.to };
  const { data, error, refetch } = useAccountStatement(contact.id, query);
  const isBackwards = view.from > view.to;
  return (
    <Card
      title={t('statement.title')}
      extra={
        <span className="inline-flex wrap gap-8">
          <PdfMenu contact={contact} query={query} isOff={isBackwards} />
          {!readOnly && (
            <Button
              icon={<Icon name="mail" size={15} />}
              disabled={!data || isBackwards}
              onClick={() => settleFields() && setSending(true)}
            >
              {t('statement.send')}
            </Button>
          )}
        </span>
      }
    >
      <div className="statement-period flex wrap items-center gap-8 below-12">
        <Select<StatementPreset>
          aria-label={t('statement.period')}
          popupMatchSelectWidth={false}
          value={presetOfStatement(view, today, years)}
          placeholder={t('preset.own')}
          options={statementPresets.map((value) => ({ value, label: t(`preset.${value}`) }))}
          onChange={(preset) => setView(statementPeriod(preset, today, years))}
        />
        <DayInput
          label={t('statement.from')}
          value={view.from}
          status={isBackwards ? 'error' : ''}
          onChange={(from) => from && setView({ from })}
        />
        <span aria-hidden="true">–</span>
        <DayInput label={t('statement.to')} value={view.to} onChange={(to) => to && setView({ to })} />
      </div>
      {isBackwards && <p className="field-error above-4 font-small text-red">{t('statement.backwards')}</p>}
      {error && !data && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
      {data && !isBackwards && <StatementParts statement={data} side={side} />}
      {isSending && data && (
        <SendStatementDialog contactId={contact.id} statement={data} side={side} onClose={() => setSending(false)} />
      )}
    </Card>
  );
}

const paperLanguages: readonly PaperLanguage[] = ['en-US', 'zh-Hant', 'bilingual'];

/** Saves the statement as a PDF, in one language or both. */
function PdfMenu({ contact, query, isOff }: { contact: ContactDetail; query: StatementQuery; isOff: boolean }) {
  const { t } = useTranslation('contact');
  const [isBusy, setBusy] = useState(false);
  const save = async (language: PaperLanguage) => {
    setBusy(true);
    try {
      const name = t('statement.fileName', { name: contact.name, day: query.to });
      await saveStatement(contact.id, { ...query, language }, `${name.replace(/[\\/:*?"<>|]+/g, ' ')}.pdf`);
    } catch (cause) {
      toast.error(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: paperLanguages.map((key) => ({ key, label: t(`language.${key}`) })),
        onClick: ({ key }) => {
          const language = paperLanguages.find((one) => one === key);
          if (language && settleFields()) void save(language);
        },
      }}
    >
      <Button icon={<Icon name="download" size={15} />} loading={isBusy} disabled={isOff}>
        {t('statement.pdf')}
      </Button>
    </Dropdown>
  );
}
