import { addDays, type Day } from '@folio/ledger/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, type InputRef, Select } from 'antd';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { rateOn } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { type NewOpeningDocument, useOpeningCalls } from '../../../api/queries/books/accounting-opening.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { FigureCell, useFigureSentence } from '../../../components/journal-grid/figure-cell.tsx';
import { figureFault } from '../../../components/journal-grid/typed-figure.ts';
import { usualCurrencies } from '../../../components/money/rates.ts';
import { Card } from '../../../components/page/card.tsx';
import { ContactSelect } from '../../../components/select/contact-select.tsx';

const types = ['sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note'] as const;
/** Usual payment terms, for the due date of a new document. */
const usualTermDays = 30;

type Typed = Omit<NewOpeningDocument, 'total'> & { total: string | null };

const blankOn = (date: Day, base: string): Typed => ({
  type: 'sales_invoice',
  number: '',
  contact: '',
  issue_date: date,
  due_date: addDays(date, usualTermDays),
  currency: base,
  rate: null,
  total: null,
});

/** One line above the list: fill in, Enter; what the next document is likely to share stays. */
export function DocumentForm({ date, base }: { date: Day; base: string }) {
  const { t } = useTranslation('accounting-opening-balances');
  const calls = useOpeningCalls();
  const first = useRef<InputRef>(null);
  const [typed, setTyped] = useState(() => blankOn(date, base));
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isForeign = typed.currency !== base;
  const isReady =
    typed.number.trim() !== '' &&
    typed.contact.trim() !== '' &&
    typed.total !== null &&
    figureFault(typed.total, typed.currency) === null &&
    (!isForeign || (typed.rate !== null && figureFault(typed.rate, undefined) === null));
  const set = (changes: Partial<Typed>) => {
    setError(null);
    setTyped((before) => ({ ...before, ...changes }));
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy || typed.total === null || !settleFields()) return;
    setBusy(true);
    try {
      const { number, contact, total, rate } = typed;
      const names = { number: number.trim(), contact: contact.trim() };
      await calls.addDocument({ ...typed, ...names, total, rate: isForeign ? rate : null });
      toast.success(t('documentAdded', names));
      setTyped((before) => ({ ...before, number: '', contact: '', total: null }));
      first.current?.focus();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  const part = { typed, set, error, base };
  return (
    <Card className="document-form selects-full below-16">
      <form
        className="flex wrap items-bottom gap-12"
        onSubmit={(event) => void add(event)}
        aria-label={t('addDocument')}
      >
        <Who {...part} first={first} />
        <When {...part} />
        <span className="document-break" />
        <HowMuch {...part} />
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isReady}>
          {t('addDocument')}
        </Button>
      </form>
      {error && Object.keys(error.fields).length === 0 && <Refusal error={error} />}
    </Card>
  );
}

interface PartProps {
  typed: Typed;
  set: (changes: Partial<Typed>) => void;
  error: ApiError | null;
  base: string;
}

function Field({ name, error, children }: { name: string; error: ApiError | null; children: ReactNode }) {
  const { t } = useTranslation('accounting-opening-balances');
  const sentences = error?.fields[name] ?? [];
  return (
    <div className={`side-field min-0 document-field-${name}`}>
      <label htmlFor={`document-${name}`}>{t(`field.${name}`)}</label>
      {children}
      {sentences.length > 0 && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {sentences.join(' ')}
        </p>
      )}
    </div>
  );
}

function Who({ typed, set, error, first }: PartProps & { first: Ref<InputRef> }) {
  const { t } = useTranslation('accounting-opening-balances');
  return (
    <>
      <Field name="type" error={error}>
        <Select
          id="document-type"
          value={typed.type}
          options={types.map((value) => ({ value, label: t(`common:documentKind.${value}`) }))}
          onChange={(type) => set({ type })}
        />
      </Field>
      <Field name="number" error={error}>
        <Input
          ref={first}
          id="document-number"
          value={typed.number}
          maxLength={60}
          onChange={(event) => set({ number: event.target.value })}
        />
      </Field>
      <Field name="contact" error={error}>
        <ContactSelect
          id="document-contact"
          side={typed.type.startsWith('sales') ? 'customer' : 'supplier'}
          value={{ id: null, name: typed.contact }}
          placeholder=""
          onChange={({ name }) => set({ contact: name })}
        />
      </Field>
    </>
  );
}

function When({ typed, set, error }: PartProps) {
  return (
    <>
      <Field name="issue_date" error={error}>
        <DayInput
          id="document-issue_date"
          value={typed.issue_date}
          onChange={(day) => day && set({ issue_date: day, ...(typed.due_date < day && { due_date: day }) })}
        />
      </Field>
      <Field name="due_date" error={error}>
        <DayInput id="document-due_date" value={typed.due_date} onChange={(day) => day && set({ due_date: day })} />
      </Field>
    </>
  );
}

function HowMuch({ typed, set, error, base }: PartProps) {
  const queryClient = useQueryClient();
  const sentence = useFigureSentence();
  const isForeign = typed.currency !== base;
  const choose = (currency: string) => {
    set({ currency, rate: null });
    if (currency === base) return;
    void rateOn(queryClient, currency, typed.issue_date).then((rate) => rate !== null && set({ rate }));
  };
  const wrong = sentence(typed.total, typed.currency);
  const errors = wrong === undefined ? error : null;
  return (
    <>
      <Field name="currency" error={error}>
        <Select
          id="document-currency"
          showSearch
          value={typed.currency}
          options={[base, ...usualCurrencies.filter((one) => one !== base)].map((value) => ({ value, label: value }))}
          onChange={choose}
        />
      </Field>
      {isForeign && (
        <Field name="rate" error={error}>
          <FigureCell id="document-rate" value={typed.rate} prefix={base} onChange={(rate) => set({ rate })} />
        </Field>
      )}
      <Field name="total" error={errors}>
        <FigureCell
          id="document-total"
          currency={typed.currency}
          value={typed.total}
          onChange={(total) => set({ total })}
        />
        {wrong && <p className="field-error above-4 font-small text-red">{wrong}</p>}
      </Field>
    </>
  );
}
