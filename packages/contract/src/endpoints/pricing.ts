import { endpoint } from '../endpoint.ts';
import { pricing, usage } from '../pricing.ts';

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
    summary: 'What the user’s own companies and practices use',
    access: 'user',
    data: usage,
  }),
};
