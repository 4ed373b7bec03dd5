/** Exchange rates: base units for one unit of a currency, by day. */
export { rateOn, readRateTable } from './rate-table.ts';
export { exchangeRateRoutes } from './routes.ts';
export { setRate } from './set-rate.ts';
