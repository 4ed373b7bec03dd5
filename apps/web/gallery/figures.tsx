import { useState } from 'react';
import { Day, InstantDay } from '../src/components/day/day.tsx';
import { DayCalendar } from '../src/components/day/day-calendar.tsx';
import { DayInput } from '../src/components/day/day-input.tsx';
import { FileDrop } from '../src/components/form/file-drop.tsx';
import { LatePosting } from '../src/components/form/late-posting.tsx';
import { ReasonedButton } from '../src/components/form/reasoned-button.tsx';
import { Refusal } from '../src/components/form/refusal.tsx';
import { ReverseOnDay } from '../src/components/form/reverse-on-day.tsx';
import { SideForm } from '../src/components/form/side-form.tsx';
import { Amount } from '../src/components/money/amount.tsx';
import { Balance } from '../src/components/money/balance.tsx';
import { FigureInput } from '../src/components/money/figure-input.tsx';
import { RateNote } from '../src/components/money/rate-note.tsx';
import { AccountSelect } from '../src/components/select/account-select.tsx';
import { ContactSelect } from '../src/components/select/contact-select.tsx';
import { sample } from './sample.ts';
import type { Specimen } from './specimen.ts';

const nothing = () => undefined;

function Held<T>({ start, children }: { start: T; children: (value: T, set: (value: T) => void) => React.ReactNode }) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

const dayInput = (start: string | null, props: object) => (
  <Held start={start}>{(value, set) => <DayInput label={sample.word} value={value} onChange={set} {...props} />}</Held>
);
const figureInput = (start: string | null, props: object) => (
  <Held start={start}>
    {(value, set) => <FigureInput label={sample.word} value={value} onChange={set} currency="HKD" {...props} />}
  </Held>
);

function OpenCalendar() {
  return (
    <DayCalendar
      anchor={() => document.querySelector('[data-specimen="day/day-calendar"]')}
      value="2026-03-31"
      min={undefined}
      max={undefined}
      allowClear
      onChoose={nothing}
      onClose={nothing}
    />
  );
}

/** A drawer covers the page, so it opens on demand. */
function OpenForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {sample.action}
      </button>
      {isOpen && (
        <SideForm
          title={sample.title}
          okText={sample.action}
          isBusy={false}
          error={null}
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          {dayInput('2026-03-31', {})}
        </SideForm>
      )}
    </>
  );
}

/** A dialog covers the page, so it opens on demand. */
function OpenReverse() {
  const [isOpen, setOpen] = useState(false);
  const words = {
    title: sample.question,
    ok: sample.action,
    detail: sample.sentence,
    done: sample.word,
    day: sample.word,
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {sample.action}
      </button>
      {isOpen && (
        <ReverseOnDay words={words} day="2026-03-31" reverse={() => Promise.resolve()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function PostLate() {
  const [isChosen, setChosen] = useState(true);
  const months = ['2026-02-28', '2026-03-31'];
  return (
    <LatePosting months={months} lockedThrough="2026-03-31" on="2026-04-01" isChosen={isChosen} onChoose={setChosen} />
  );
}

export const figures: readonly Specimen[] = [
  { of: 'money/amount', state: 'plain', node: <Amount value="1234567.89" currency="HKD" withCode /> },
  { of: 'money/amount', state: 'negative', node: <Amount value="-500.00" currency="HKD" /> },
  { of: 'money/amount', state: 'overdue', node: <Amount value="66715.82" currency="USD" tone="overdue" withCode /> },
  { of: 'money/amount', state: 'without decimals', node: <Amount value="120000" currency="JPY" withCode /> },
  { of: 'money/balance', state: 'overdrawn', node: <Balance value="-20.00" kind="bank" currency="HKD" /> },
  { of: 'money/balance', state: 'card that owes', node: <Balance value="-95.10" kind="card" currency="HKD" /> },
  { of: 'money/figure-input', state: 'an amount', node: figureInput('1234.50', {}) },
  { of: 'money/figure-input', state: 'with an error', node: figureInput('1234.50', { status: 'error' }) },
  { of: 'money/figure-input', state: 'disabled', node: figureInput('1234.50', { disabled: true }) },
  {
    of: 'money/rate-note',
    state: 'a typed rate',
    node: <RateNote currency="USD" day="2026-03-31" rate="7.9" onRate={nothing} readOnly />,
  },
  { of: 'day/day', state: 'a day', node: <Day value="2026-03-31" /> },
  { of: 'day/day', state: 'of a moment', node: <InstantDay value="2026-03-31T16:30:00Z" /> },
  { of: 'day/day-input', state: 'a day', node: dayInput('2026-03-31', { allowClear: true }) },
  { of: 'day/day-input', state: 'with a warning', node: dayInput('2026-03-31', { status: 'warning' }) },
  { of: 'day/day-input', state: 'empty', node: dayInput(null, {}) },
  { of: 'day/day-calendar', state: 'open', node: <OpenCalendar />, floats: true },
  {
    of: 'select/account-select',
    state: 'an account',
    node: <AccountSelect label={sample.word} value="1010" onChange={nothing} />,
  },
  {
    of: 'select/contact-select',
    state: 'a customer',
    node: (
      <ContactSelect label={sample.word} side="customer" value={{ id: null, name: sample.person }} onChange={nothing} />
    ),
  },
  { of: 'form/file-drop', state: 'waiting', node: <FileDrop onText={nothing} onFault={nothing} /> },
  {
    of: 'form/refusal',
    state: 'with fields',
    node: <Refusal error={{ message: sample.sentence, fields: { date: [sample.long] } }} labelOf={() => sample.word} />,
  },
  {
    of: 'form/reasoned-button',
    state: 'off, with its reason',
    node: <ReasonedButton reason={sample.sentence}>{sample.action}</ReasonedButton>,
  },
  { of: 'form/late-posting', state: 'of two locked months, chosen', node: <PostLate /> },
  { of: 'form/reverse-on-day', state: 'opens as a dialog', node: <OpenReverse /> },
  { of: 'form/side-form', state: 'opens at the side', node: <OpenForm /> },
];
