/** Expected cash of the coming weeks, from plain inputs. */
export {
  buildCashForecast,
  type CashForecast,
  type ExpectedItem,
  FORECAST_WEEKS,
  type ForecastInputs,
  type ForecastWeek,
  forecastEnd,
} from './build.ts';
export { type ExpectReason, type PaidDocument, type PayingHabits, payingHabits } from './habit.ts';
export type { ExpectedDocument, ForecastSide, OpenCredit } from './item.ts';
