import type { InvoiceDraft, RecurringBody, RecurringDetail } from '@folio/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { useContactDefaults } from '../../../components/invoice-form/head/use-contact-defaults.ts';
import { useHead } from '../../../components/invoice-form/paper-part.ts';
import { Sheet } from '../../../components/invoice-form/sheet.tsx';
import { useTotals } from '../../../components/invoice-form/use-rules.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useMay } from '../../../session/use-may.ts';
import '../../../components/invoice-form/css/index.css';
import { RecurringState } from './columns.tsx';
import { NextDays } from './next-days.tsx';
import { PlanFields } from './plan-fields.tsx';
import { RecurringActions } from './recurring-actions.tsx';
import { Runs } from './runs.tsx';
import { useRecurringForm } from './use-recurring-form.ts';

interface RecurringFormProps {
  /** null while it has never been saved. */
  stored: RecurringDetail | null;
  body: RecurringBody;
}

/** When it repeats, what it says, and what it has made. */
export function RecurringForm({ stored, body: start }: RecurringFormProps) {
  const { t } = useTranslation('recurring');
  const readOnly = !useMay('write');
  const [body, setBody] = useState(start);
  const side = body.type === 'sales_invoice' ? 'sales' : 'purchases';
  const change = useCallback(
    (update: (draft: InvoiceDraft) => InvoiceDraft) =>
      setBody((before) => ({ ...before, draft: update(before.draft) })),
    [],
  );
  const form = useRecurringForm(stored, body, side);
  const isTouched = body !== start;
  useLeaveGuard(isTouched && !form.isDone, {
    title: t('leave.title'),
    detail: t('leave.detail'),
    okText: t('leave.ok'),
  });
  const { unit, every, starts_on, ends_on, most_times } = body;
  return (
    <>
      <PageHeader
        title={stored === null ? t(`new.${side}`) : stored.name}
        {...(stored !== null && {
          beside: <RecurringState row={{ state: stored.state, problem: stored.runs[0]?.problem ?? null }} />,
        })}
        actions={readOnly ? null : <RecurringActions stored={stored} form={form} isTouched={isTouched} />}
      />
      {form.problem !== null && (
        <p className="below-16 pad-10-14 text-red bg-red radius-medium" role="alert">
          <Icon name="circle-alert" size={15} /> {form.problem}
        </p>
      )}
      <div className="recurring-grid grid items-start gap-16 below-16">
        <Card>
          <PlanFields
            body={body}
            errors={form.errors}
            onChange={(changes) => setBody((before) => ({ ...before, ...changes }))}
          />
        </Card>
        <div className="grid gap-16">
          <Card>
            <NextDays
              plan={{ unit, every, starts_on, ends_on, most_times }}
              known={isTouched || stored === null ? undefined : stored.next}
            />
          </Card>
          {stored !== null && <Runs runs={stored.runs} />}
        </div>
      </div>
      <h2 className="around-0-0-8 bold font-body">{t('pattern')}</h2>
      <p className="font-base muted">{t('patternHint')}</p>
      <Pattern type={body.type} draft={body.draft} change={change} errors={form.draftErrors} />
    </>
  );
}

interface PatternProps {
  type: RecurringBody['type'];
  draft: InvoiceDraft;
  change: (update: (draft: InvoiceDraft) => InvoiceDraft) => void;
  errors: Readonly<Record<string, string[]>>;
}

/** The document that repeats, written as in its editor. */
function Pattern({ type, draft, change, errors }: PatternProps) {
  const [blank] = useState(draft);
  const head = useHead(draft);
  const { totals } = useTotals(draft);
  const onContact = useContactDefaults(type, blank, change);
  return (
    <div className="invoice-editor">
      <Sheet
        type={type}
        head={head}
        change={change}
        errors={errors}
        items={draft.items}
        totals={totals}
        onContact={onContact}
        onKind={null}
      />
    </div>
  );
}
