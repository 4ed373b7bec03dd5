import { printed } from '../dates.ts';
import { escaped, pageOf, pairs, SERIF } from '../html.ts';
import { comma, decimal } from '../money.ts';
import { hongKongCompany } from '../names.ts';
import { inChinese } from '../spelled.ts';
import { cafe, octopus, restaurant, supermarket } from './shops.ts';
import { labels, NARROW_ROLL, type ReceiptLayout, ROLL, SLIP_CSS, slipOf } from './slip-parts.ts';

/** Taxi: no company but a plate; surcharge; total fare. */
const taxi: ReceiptLayout = {
  id: 'R-taxi',
  make: (chance) => {
    const slip = slipOf(chance, 'dishes', 1, 1);
    const fare = BigInt(chance.int(27, 320)) * 100n;
    const extra = BigInt(chance.pick([0, 6, 12, 25, 50])) * 100n;
    const total = fare + extra;
    const html = pageOf(
      `<div class="center">RECEIPT 收據</div>${pairs(
        [
          ['TAXI NO. 車號', `${chance.pick(['HX', 'NU', 'LP'])}${chance.digits(4)}`],
          ['START 開始', `${printed(slip.date, '05/03/26')} ${slip.time}`],
          ['DIST KM 里程', `${chance.int(2, 30)}.${chance.int(0, 9)}`],
          ['SURCHARGE 附加費 HK$', comma(extra)],
          ['FARE 車費 HK$', comma(fare)],
          ['TOTAL FARE 總額 HK$', comma(total)],
        ],
        'right',
      )}`,
      SLIP_CSS,
      NARROW_ROLL,
      '3mm',
    );
    const made = labels({ id: 'R-taxi', slip, total, name: 'both', number: null, items: [] });
    const { supplier: _supplier, supplierAlso: _also, items: _items, subtotal: _subtotal, ...kept } = made;
    return { html, size: NARROW_ROLL, labels: kept };
  },
};

/** Card terminal slip: merchant copy, approval code, no items. */
const cardSlip: ReceiptLayout = {
  id: 'R-card',
  make: (chance) => {
    const slip = slipOf(chance, 'dishes', 1, 1);
    const total = BigInt(chance.int(4800, 398_000));
    const html = pageOf(
      `<div class="center"><b>${escaped(slip.shop.en.toUpperCase())}</b><br>${escaped(slip.shop.addressEn.toUpperCase())}</div>${pairs(
        [
          ['TID', chance.digits(8)],
          ['MID', chance.digits(12)],
          ['DATE/TIME', `${printed(slip.date, '05 MAR')} ${slip.date.slice(0, 4)} ${slip.time}`],
          ['CARD', `VISA ************${chance.digits(4)}`],
          ['BATCH', chance.digits(6)],
          ['TRACE', slip.number],
          ['APPR CODE', chance.digits(6)],
        ],
      )}<div>SALE</div><div style="font-size:13pt" class="right">TOTAL HKD ${comma(total)}</div><br><div class="center">NO SIGNATURE REQUIRED<br>*** CUSTOMER COPY ***</div>`,
      SLIP_CSS,
      NARROW_ROLL,
      '3mm',
    );
    const made = labels({ id: 'R-card', slip, total, name: 'en', number: null, items: [] });
    const { number: _number, items: _items, ...kept } = made;
    return { html, size: NARROW_ROLL, labels: kept };
  },
};

/** The receipt book of a small shop: 茲收到 ... 港幣 ... 正, printed form. */
const receiptBook: ReceiptLayout = {
  id: 'R-book',
  make: (chance) => {
    const slip = slipOf(chance, 'dishes', 1, 1);
    const total = BigInt(chance.int(3, 880)) * 10000n;
    const payer = hongKongCompany(chance);
    const size = { width: '190mm', height: 'auto' } as const;
    const html = pageOf(
      `<div class="center"><div class="name">${escaped(slip.shop.zh)}</div>${escaped(slip.shop.addressZh)}　電話：${slip.shop.phone}<h2>正式收據 OFFICIAL RECEIPT</h2></div><div class="right">編號 No. ${slip.number}<br>日期 Date：${printed(slip.date, '2026 年 03 月 05 日')}</div><p>茲收到 Received from　<u>${escaped(payer.zh)}</u></p><p>港幣 The sum of HK Dollars　<u>${inChinese(total)}</u></p><p>作為 Being　<u>${chance.pick(['貨款', '工程費用', '租金', '維修費'])}</u></p><p>HK$ <b style="border:1px solid;padding:1mm 6mm">${comma(total)}</b>　　支票號碼 ${chance.digits(6)}</p><p class="right">收款人 ＿＿＿＿＿＿</p>`,
      `body{font:12pt ${SERIF}} .name{font-size:18pt}`,
      size,
      '10mm',
    );
    const made = labels({ id: 'R-book', slip, total, name: 'zh', number: slip.number, items: [] });
    const { items: _items, ...kept } = made;
    return { html, size, labels: { ...kept, customer: { name: payer.zh } } };
  },
};

/** Petrol: litres and price a litre, station discount, card. */
const petrol: ReceiptLayout = {
  id: 'R-petrol',
  make: (chance) => {
    const slip = slipOf(chance, 'dishes', 1, 1);
    const litres = chance.int(1200, 6400);
    const price = BigInt(chance.int(2150, 2620));
    const gross = (price * BigInt(litres) + 50n) / 100n;
    const discount = (BigInt(litres) * 180n + 50n) / 100n;
    const total = gross - discount;
    const volume = `${Math.floor(litres / 100)}.${String(litres % 100).padStart(2, '0')}`;
    const html = pageOf(
      `<div class="center"><b>${escaped(slip.shop.en)}</b><br>Service Station<br>${escaped(slip.shop.addressEn)}</div><br>Receipt ${slip.number}<br>${printed(slip.date, '05-Mar-2026')} ${slip.time}<br>Pump 0${chance.int(1, 8)}<br><br>Unleaded 98<br>${pairs(
        [
          [`${volume} L x $${comma(price)}/L`, comma(gross)],
          ['Discount $1.80/L', `(${comma(discount)})`],
          ['Total', `$${comma(total)}`],
          ['VISA', `$${comma(total)}`],
        ],
        'right',
      )}<br><div class="center">Drive safely</div>`,
      SLIP_CSS,
      ROLL,
      '5mm',
    );
    const items = [{ name: 'Unleaded 98', quantity: volume, price: decimal(price), amount: decimal(gross) }];
    return {
      html,
      size: ROLL,
      labels: labels({
        id: 'R-petrol',
        slip,
        total,
        name: 'en',
        number: slip.number,
        figures: { discount: decimal(discount) },
        items,
      }),
    };
  },
};

export const RECEIPT_LAYOUTS: readonly ReceiptLayout[] = [
  supermarket,
  restaurant,
  taxi,
  cardSlip,
  octopus,
  receiptBook,
  petrol,
  cafe,
];
