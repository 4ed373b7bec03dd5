import { describe, expect, it } from 'vitest';
import { readDocument } from '../../index.ts';
import { pageOfText } from '../../testing/page-of-text.ts';

function paidWith(...last: string[]) {
  const text = [
    'HARBOUR KITCHEN LTD',
    'RECEIPT',
    'Date: 2025-01-14',
    'Noodles          50.00',
    'TOTAL HKD        50.00',
    ...last,
  ];
  const { payment } = readDocument({
    pages: [pageOfText(text.join('\n'))],
    attachments: [],
    ownNames: [],
    ownNumbers: [],
  });
  return payment == null ? null : [payment.tender.value, payment.cardDigits];
}

describe('how a receipt was paid', () => {
  it.each([
    ['VISA             50.00', 'card', null],
    ['VISA ************1234   50.00', 'card', '1234'],
    ['MASTERCARD XXXX-XXXX-XXXX-9876', 'card', '9876'],
    ['Credit Card ending 4321  50.00', 'card', '4321'],
    ['信用卡           50.00', 'card', null],
    ['八達通           50.00', 'octopus', null],
    ['Octopus Card     50.00', 'octopus', null],
    ['Payment method: FPS', 'fps', null],
    ['轉數快           50.00', 'fps', null],
    ['PayMe            50.00', 'payme', null],
    ['AlipayHK         50.00', 'alipay', null],
    ['微信支付         50.00', 'wechat_pay', null],
    ['CASH             50.00', 'cash', null],
    ['現金 Cash        50.00', 'cash', null],
    ['找續             10.00', 'cash', null],
  ])('%s', (line, tender, digits) => {
    expect(paidWith(line)).toEqual([tender, digits]);
  });

  it('finds the number of the card near its name', () => {
    expect(paidWith('VISA             50.00', 'APPROVAL 001122', 'CARD NO. ****1234')).toEqual(['card', '1234']);
  });

  it('takes cash and the change given for one payment', () => {
    expect(paidWith('CASH            100.00', 'CHANGE           50.00')).toEqual(['cash', null]);
  });

  it.each([
    ['nothing printed'],
    ['We accept VISA, Octopus and PayMe'],
    ['VISA / MASTERCARD / OCTOPUS'],
    ['Octopus balance  86.40'],
    ['CASH SALE'],
    ['CASH              0.00'],
    ['Cash discount     5.00'],
  ])('is not guessed from %s', (line) => {
    expect(paidWith(line)).toBeNull();
  });

  it('is not guessed where it was paid in two ways', () => {
    expect(paidWith('CASH             20.00', 'OCTOPUS          30.00')).toBeNull();
  });
});
