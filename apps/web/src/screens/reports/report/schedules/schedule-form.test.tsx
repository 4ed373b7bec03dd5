import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { quietClient } from '../../../../../test/render.tsx';
import { newSchedule } from './schedule-draft.ts';
import { ScheduleForm } from './schedule-form.tsx';

const colleague = { address: 'ann@lantern.example', outside: false, unsubscribed: false };
const bank = { address: 'bank@else.example', outside: true, unsubscribed: false };
const gone = { address: 'gone@lantern.example', outside: false, unsubscribed: true };

beforeEach(() => localStorage.setItem('companyId', 'c1'));

function open(receivers: string[], answer: () => unknown) {
  const calls = serve(answer);
  const client = quietClient();
  const start = { ...newSchedule(null, 'en-US'), receivers };
  render(
    <QueryClientProvider client={client}>
      <ScheduleForm
        name="Monthly pack"
        start={start}
        scheduleId="s1"
        isFixed={false}
        onSave={async () => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return { calls, client };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /save$/ });
const marks = () =>
  within(screen.getByRole('list', { name: 'mailing.marks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the receivers of a report by email', () => {
  it('outside the company and those who have unsubscribed are marked before saving', async () => {
    const receivers = [colleague, bank, gone];
    const { calls, client } = open(
      receivers.map(({ address }) => address),
      () => receivers,
    );
    await quiet(client);
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      [
        'POST /api/company/c1/report-schedule/receivers',
        { addresses: receivers.map(({ address }) => address), report_schedule_id: 's1' },
      ],
    ]);
    expect(marks()).toEqual(['bank@else.examplemailing.outside', 'gone@lantern.examplemailing.unsubscribed']);
    expect(screen.getByText('mailing.outsideDetail')).toBeTruthy();
    expect(screen.getByText('mailing.unsubscribedDetail')).toBeTruthy();
    expect(save().disabled).toBe(false);
  });

  it('have no mark where all read the books', async () => {
    const { client } = open([colleague.address], () => [colleague]);
    await quiet(client);
    expect(screen.queryByRole('list', { name: 'mailing.marks' })).toBeNull();
    expect(save().disabled).toBe(false);
  });

  it('are not saved before the marks are known, so that a slip is seen', async () => {
    const later = pending<unknown>();
    const { client } = open([bank.address], () => later.promise);
    expect(save().disabled).toBe(true);
    await act(async () => later.resolve([bank]));
    await quiet(client);
    expect([save().disabled, marks()]).toEqual([false, ['bank@else.examplemailing.outside']]);
  });
});
