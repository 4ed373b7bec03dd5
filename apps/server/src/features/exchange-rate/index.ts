/** Exchange rates: base units for one unit of a currency, by day. */
export { rateOn } from './rate-on.ts';
export { exchangeRateRoutes } from './routes.ts';
