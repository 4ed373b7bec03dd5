import { pricing, usage } from '../../people/pricing.ts';
import { endpoint } from '../../wire/endpoint.ts';

const tag = 'pricing';

export const pricingEndpoints = {
  plans: endpoint({
    method: 'GET',
    path: '/api/pricing',
    tag,
    summary: 'The plans of this installation',
    access: 'public',
    data: pricing,
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/user/usage',
    tag,
    summary: "Usage of the user's companies and practices",
    access: 'user',
    data: usage,
  }),
};
