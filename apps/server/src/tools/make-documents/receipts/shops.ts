import { printed } from '../dates.ts';
import { CHINESE, escaped, NARROW, pageOf, pairs, table } from '../html.ts';
import { cashRounded, comma, decimal, percentOf, sum } from '../money.ts';
import { amountOf, labels, NARROW_ROLL, type ReceiptLayout, ROLL, SLIP_CSS, slipOf } from './slip-parts.ts';

/** Supermarket: member discount, cash and change, rounded for cash. */
export const supermarket: ReceiptLayout = {
  id: 'R-supermarket',
  make: (chance) => {
    const slip = slipOf(chance, 'groceries', 3, 8);
    const subtotal = sum(slip.bought.map(amountOf));
    const discount = percentOf(subtotal, 5);
    const total = cashRounded(subtotal - discount);
    const cash = ((total + 9999n) / 10000n) * 10000n;
    const rows = slip.bought.flatMap((row): string[][] =>
      row.quantity === 1
        ? [[row.en, comma(row.price)]]
        : [
            [row.en, ''],
            [`&nbsp;&nbsp;${row.quantity} @ ${comma(row.price)}`, comma(amountOf(row))],
          ].map((cells) => cells.map((text) => (text.startsWith('&') ? `<span>${text}</span>` : text))),
    );
    const html = pageOf(
      `<div class="center"><div class="name">${escaped(slip.shop.en)}</div>${escaped(slip.shop.addressEn)}<br>TEL ${slip.shop.phone}</div><hr>${printed(slip.date, '05/03/2026')} ${slip.time}  POS 03  #${slip.number}<hr>${table([{ head: '' }, { head: '', align: 'right' }], rows)}<hr>${pairs(
        [
          ['SUBTOTAL', comma(subtotal)],
          ['MEMBER DISC 5%', `-${comma(discount)}`],
          ['<b>TOTAL HKD</b>', `<b>${comma(total)}</b>`],
          ['CASH', comma(cash)],
          ['CHANGE', comma(cash - total)],
        ],
        'right',
      )}<hr><div class="center">ITEMS: ${slip.bought.length}<br>MEMBER 8821****07  POINTS ${slip.number.slice(0, 3)}<br>THANK YOU</div>`,
      SLIP_CSS,
      ROLL,
      '4mm',
    );
    const items = slip.bought.map((row) => ({
      name: row.en,
      quantity: String(row.quantity),
      price: row.quantity === 1 ? null : decimal(row.price),
      amount: decimal(amountOf(row)),
    }));
    return {
      html,
      size: ROLL,
      labels: labels({
        id: 'R-supermarket',
        slip,
        total,
        name: 'en',
        number: slip.number,
        figures: { subtotal: decimal(subtotal), discount: decimal(discount) },
        items,
      }),
    };
  },
};

/** Restaurant: bilingual dishes, quantity first, 加一 service charge, table number, total before cash rounding. */
export const restaurant: ReceiptLayout = {
  id: 'R-restaurant',
  make: (chance) => {
    const slip = slipOf(chance, 'dishes', 3, 7);
    const subtotal = sum(slip.bought.map(amountOf));
    const service = percentOf(subtotal, 10);
    const total = subtotal + service;
    const html = pageOf(
      `<div class="center"><div class="name">${escaped(slip.shop.zh)}</div>${escaped(slip.shop.en)}<br>${escaped(slip.shop.addressZh)}</div><p>檯號 Table: ${chance.int(1, 40)}　人數 Pax: ${chance.int(1, 8)}<br>單號 Bill: ${slip.number}<br>${printed(slip.date, '2026/03/05')} ${slip.time}</p>${table(
        [{ head: '', width: '9mm' }, { head: '' }, { head: '', align: 'right' }],
        slip.bought.map((row) => [`${row.quantity}`, `${row.zh} ${row.en}`, comma(amountOf(row))]),
      )}<hr>${pairs(
        [
          ['小計 Sub-total', comma(subtotal)],
          ['加一服務費 Service 10%', comma(service)],
          ['<b>合計 Total</b>', `<b>HK$ ${comma(total)}</b>`],
        ],
        'right',
      )}<p class="center">多謝惠顧 Thank you</p>`,
      `${SLIP_CSS} body{font-family:${CHINESE}}`,
      ROLL,
      '5mm',
    );
    const items = slip.bought.map((row) => ({
      name: `${row.en} ${row.zh}`,
      quantity: String(row.quantity),
      amount: decimal(amountOf(row)),
    }));
    return {
      html,
      size: ROLL,
      labels: labels({
        id: 'R-restaurant',
        slip,
        total,
        name: 'both',
        number: slip.number,
        figures: { subtotal: decimal(subtotal), service: decimal(service) },
        items,
      }),
    };
  },
};

/** Octopus payment: remaining value printed after the total, which is not the total. */
export const octopus: ReceiptLayout = {
  id: 'R-octopus',
  make: (chance) => {
    const slip = slipOf(chance, 'groceries', 1, 4);
    const total = sum(slip.bought.map(amountOf));
    const html = pageOf(
      `<b>${escaped(slip.shop.zh)}</b><br>${escaped(slip.shop.addressZh)}<br>電話:${slip.shop.phone}<hr>日期:${printed(slip.date, '05-03-2026')} 時間:${slip.time}<br>收據編號:${slip.number}<hr>${table(
        [{ head: '貨品' }, { head: '數量', align: 'right' }, { head: '金額', align: 'right' }],
        slip.bought.map((row) => [row.zh, String(row.quantity), comma(amountOf(row))]),
      )}<hr>${pairs([['總額', `$${comma(total)}`]], 'right')}<hr>八達通付款<br>${pairs(
        [
          ['八達通號碼', chance.digits(8)],
          ['扣除金額', `$${comma(total)}`],
          ['餘額', `$${comma(BigInt(chance.int(500, 48_000)))}`],
        ],
        'right',
      )}`,
      `${SLIP_CSS} body{font-family:${CHINESE}}`,
      NARROW_ROLL,
      '3mm',
    );
    const items = slip.bought.map((row) => ({
      name: row.zh,
      quantity: String(row.quantity),
      amount: decimal(amountOf(row)),
    }));
    return {
      html,
      size: NARROW_ROLL,
      labels: labels({ id: 'R-octopus', slip, total, name: 'zh', number: slip.number, items }),
    };
  },
};

/** Café with tax included, British: total first, VAT worked out of it. */
export const cafe: ReceiptLayout = {
  id: 'R-cafe',
  make: (chance) => {
    const slip = slipOf(chance, 'dishes', 1, 4);
    const total = sum(slip.bought.map(amountOf));
    const tax = (total + 3n) / 6n;
    const shop = {
      ...slip.shop,
      en: chance.pick(['Copper Kettle Café', 'The Larder on Mill Lane', 'Oat & Honey', 'Station Yard Coffee']),
      zh: '',
    };
    const html = pageOf(
      `<div class="center"><div style="font-size:15pt">${escaped(shop.en)}</div>VAT no. GB ${chance.digits(9)}</div><br>Order ${slip.number} · ${printed(slip.date, '5 Mar 2026')} · ${slip.time}<br><br>${table(
        [{ head: '' }, { head: '', align: 'right' }],
        slip.bought.map((row) => [`${row.quantity} x ${row.en}`, `£${comma(amountOf(row))}`]),
      )}<br><div style="font-size:14pt;display:flex;justify-content:space-between"><span>Total</span><span>£${comma(total)}</span></div><small>Includes VAT at 20% £${comma(tax)}</small><br>Paid by contactless`,
      `body{font:10pt ${NARROW}} table{width:100%}`,
      ROLL,
      '6mm',
    );
    const items = slip.bought.map((row) => ({
      name: row.en,
      quantity: String(row.quantity),
      amount: decimal(amountOf(row)),
    }));
    return {
      html,
      size: ROLL,
      labels: {
        ...labels({
          id: 'R-cafe',
          slip: { ...slip, shop },
          total,
          name: 'en',
          number: slip.number,
          figures: { tax: decimal(tax) },
          items,
          currency: 'GBP',
          address: false,
        }),
      },
    };
  },
};
