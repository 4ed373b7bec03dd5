import type * as contract from '@folio/contract';
import type { Endpoint } from '@folio/contract';
import type { z } from 'zod';

type Tables = { [K in keyof typeof contract as K extends `${string}Endpoints` ? K : never]: (typeof contract)[K] };
type EveryEndpoint = { [K in keyof Tables]: Tables[K][keyof Tables[K]] }[keyof Tables] & Endpoint;

/** The contract's calls by `METHOD path`; type only, so the browser loads no schema. */
export type ApiCalls = { [E in EveryEndpoint as `${E['method']} ${E['path']}`]: E };
export type ApiCall = keyof ApiCalls;

/** The schema under a key; never if the call has none. */
type Schema<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? S : never;
type In<S> = [S] extends [never] ? never : z.input<S & z.ZodType>;
type Out<S> = [S] extends [never] ? undefined : z.output<S & z.ZodType>;

/** What a call answers in `data` and `meta`. */
export type DataOf<C extends ApiCall> = Out<Schema<ApiCalls[C], 'data'>>;
export type MetaOf<C extends ApiCall> = Out<Schema<ApiCalls[C], 'meta'>>;
export interface PageOf<C extends ApiCall> {
  data: DataOf<C>;
  meta: MetaOf<C>;
}

/** A query parameter may be undefined: it is then left out of the address. */
export type QueryOf<C extends ApiCall> = Loose<In<Schema<ApiCalls[C], 'query'>>>;
/** The query of a list that is read page by page. */
export type ListQueryOf<C extends ApiCall> = QueryOf<C> & { readonly page: number; readonly limit: number };

type KeysOf<T> = T extends unknown ? keyof T : never;
/**
 * The query of a call as the address of a page has it: every parameter is text, and only the server knows whether it is
 * a valid one. For several calls: the parameters of all of them.
 */
export type AddressQueryOf<C extends ApiCall> = { readonly [K in KeysOf<QueryOf<C>>]?: string };
type Loose<T> = { readonly [K in keyof T]: ReadOnly<T[K]> | undefined };

/** The contract describes the files of an upload in words only, so the form of an upload is not checked. */
export type BodyOf<C extends ApiCall> = ApiCalls[C] extends { answer: 'upload' }
  ? FormData
  : ReadOnly<In<Schema<ApiCalls[C], 'payload'> | Schema<ApiCalls[C], 'body'>>> &
      (ApiCalls[C] extends { postsByDate: true } ? { accept_early_date?: boolean } : unknown);

type ReadOnly<T> = T extends readonly (infer I)[]
  ? readonly ReadOnly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadOnly<T[K]> }
    : T;

type NameIn<P> = P extends `${string}:${infer N}/${infer R}`
  ? N | NameIn<`/${R}`>
  : P extends `${string}:${infer N}`
    ? N
    : never;

/** The places of the path that the session does not fill. */
export type ParamOf<C extends ApiCall> = Exclude<NameIn<ApiCalls[C]['path']>, 'companyId' | 'accountId'>;
type Given = { companyId?: string; accountId?: string };
type Params<C extends ApiCall> = [ParamOf<C>] extends [never]
  ? { params?: Given }
  : { params: Record<ParamOf<C>, string> & Given };

type Empty = Record<string, never>;
type Part<K extends string, T> = [T] extends [never]
  ? { [P in K]?: Empty }
  : Empty extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** The parameters, query and body of a call; a part without a required field may be left out. */
export type ApiOptions<C extends ApiCall> = Params<C> & Part<'query', QueryOf<C>> & Part<'body', BodyOf<C>>;
