import { addDays, addMonths, type Day, daysInMonth, makeDay, type Period, partsOf } from '../calendar/index.ts';
import type { CompanyFacts, CompanyForm, Deadline, LateCost } from './deadline.ts';
import { ANNUAL_RETURN, ANNUAL_RETURN_FEES, CONTROLLERS_REGISTER, REGISTRATION_FEES } from './facts.ts';

/** The day on which an annual return is due, for the anniversary in a year; the last of February for 29 February. */
function anniversaryIn(year: number, incorporatedOn: Day): Day {
  const { month, dayOfMonth } = partsOf(incorporatedOn);
  return makeDay(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
}

/** Annual returns due in a period: none for the year of incorporation, and none for a business that is no company. */
export function annualReturns(
  { form, incorporatedOn }: Pick<CompanyFacts, 'form' | 'incorporatedOn'>,
  { from, to }: Period,
): Deadline[] {
  if (incorporatedOn === null || form === 'unincorporated') return [];
  const [born, first, last] = [partsOf(incorporatedOn).year, partsOf(from).year - 1, partsOf(to).year];
  const found: Deadline[] = [];
  for (let year = Math.max(born + 1, first); year <= last; year++) {
    const deadline = annualReturn(form, year, anniversaryIn(year, incorporatedOn));
    if (deadline.dueOn >= from && deadline.dueOn <= to) found.push(deadline);
  }
  return found;
}

function annualReturn(form: Exclude<CompanyForm, 'unincorporated'>, year: number, anniversary: Day): Deadline {
  const dueOn = addDays(anniversary, ANNUAL_RETURN.days);
  const { inTimeMinor, steps, confirmed, source } = ANNUAL_RETURN_FEES[form === 'public' ? 'public' : 'private'];
  const lateCosts = steps.map(({ afterMonths, feeMinor }): LateCost => {
    const from = addDays(afterMonths === 0 ? dueOn : addMonths(anniversary, afterMonths), 1);
    return { basis: 'late_fee', from, amountMinor: feeMinor, confirmed, source };
  });
  return {
    ...plain(dueOn, ANNUAL_RETURN),
    kind: 'annual_return',
    period: String(year),
    fee: { amountMinor: inTimeMinor, confirmed },
    lateCosts,
  };
}

/** The renewal of the business registration. What being late costs is not known. */
export function registrationRenewals(
  { registrationExpiresOn }: Pick<CompanyFacts, 'registrationExpiresOn'>,
  { from, to }: Period,
): Deadline[] {
  const dueOn = registrationExpiresOn;
  if (dueOn === null || dueOn < from || dueOn > to) return [];
  const fee = REGISTRATION_FEES.findLast((one) => one.from <= addDays(dueOn, 1)) ?? null;
  return [
    {
      ...plain(dueOn, { confirmed: true, source: 'The expiry day of the certificate' }),
      kind: 'business_registration',
      period: dueOn,
      fee: fee && { amountMinor: fee.feeMinor, confirmed: fee.confirmed },
    },
  ];
}

/** The last change of significant controllers that is known. */
export function controllerEntries(
  { form, controllersChangedOn: changed }: Pick<CompanyFacts, 'form' | 'controllersChangedOn'>,
  { from, to }: Period,
): Deadline[] {
  if (changed === null || form === 'unincorporated') return [];
  const { days, fineMinor, dailyFineMinor, confirmed, source } = CONTROLLERS_REGISTER;
  const dueOn = addDays(changed, days);
  if (dueOn < from || dueOn > to) return [];
  const late = { from: addDays(dueOn, 1), confirmed, source };
  return [
    {
      ...plain(dueOn, CONTROLLERS_REGISTER),
      kind: 'significant_controllers',
      period: changed,
      lateCosts: [
        { ...late, basis: 'fine_up_to', amountMinor: fineMinor },
        { ...late, basis: 'fine_per_day', amountMinor: dailyFineMinor },
      ],
    },
  ];
}

/** A deadline that is about no accounts and has no fee. */
export function plain(dueOn: Day, { confirmed, source }: { confirmed: boolean; source: string }) {
  return { dueOn, electronicOn: null, accountsTo: null, confirmed, source, fee: null, lateCosts: [] };
}
