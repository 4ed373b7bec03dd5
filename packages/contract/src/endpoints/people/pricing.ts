import { pricing, usage } from '../../people/pricing.ts';
import { endpointsOf } from '../../wire/endpoint.ts';

const endpoint = endpointsOf('pricing');

export const pricingEndpoints = {
  plans: endpoint('GET', '/api/pricing', 'public', {
    summary: 'The plans of this installation',
    data: pricing,
  }),
  usage: endpoint('GET', '/api/user/usage', 'user', {
    summary: "Usage of the user's companies and practices",
    data: usage,
  }),
};
