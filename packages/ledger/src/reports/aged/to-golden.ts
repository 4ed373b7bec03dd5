import { at } from '../../assert.ts';
import { formatMoney } from '../../money/index.ts';
import type { GoldenHead } from '../golden.ts';
import type { AgedAmounts, AgedReport } from './build.ts';
import type { AgedDocument } from './document.ts';
import type { AgedPeriod } from './params.ts';

/** 'days1to30', 'over90': the name of a period; by invoice date the youngest keeps the name it has by due date. */
function nameOf({ fromDays, toDays }: AgedPeriod): string {
  return toDays === null ? `over${fromDays - 1}` : `days${Math.max(fromDays, 1)}to${toDays}`;
}

/** The report as its golden file has it. */
export function agedToGolden(report: AgedReport, head: GoldenHead) {
  const base = (amount: bigint) => formatMoney(amount, head.baseCurrency);
  const names = report.periods.map(nameOf);
  const columns = (amounts: AgedAmounts) => ({
    current: base(amounts.currentMinor),
    ...Object.fromEntries(names.map((name, index) => [name, base(at(amounts.periodsMinor, index))])),
    total: base(amounts.totalMinor),
  });
  const documentRow = ({ item, days, period, openMinor, openBaseMinor }: AgedDocument) => ({
    document: item.number,
    type: item.type,
    date: item.date,
    dueDate: item.dueDate ?? '',
    days,
    currency: item.currency,
    openForeign: formatMoney(openMinor, item.currency),
    bucket: period === null ? 'current' : names[period],
    open: base(openBaseMinor),
  });
  const { control } = report;
  return {
    report: `aged-${report.params.side}`,
    ...head,
    ageBy: report.params.ageBy,
    contacts: report.contacts.map(({ contact, documents, amounts }) => ({
      contact: contact.name,
      documents: documents.map(documentRow),
      ...columns(amounts),
    })),
    totals: columns(report.totals),
    controlAccount:
      control === null
        ? null
        : { code: control.code, balance: base(control.balanceMinor), difference: base(control.differenceMinor) },
  };
}
