import { searchAnswer, searchQuery } from '../../documents/search.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('search');

export const searchEndpoints = {
  search: endpoint('GET', `${company}/search`, 'desk', {
    summary: 'Records of every kind that the caller may read, by words, numbers, amounts and dates',
    query: searchQuery,
    data: searchAnswer,
  }),
};
