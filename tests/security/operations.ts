import type { Ground } from './ground.ts';

/** A schema of the OpenAPI document, as far as bodies are made from it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  prefixItems?: Schema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  default?: unknown;
  additionalProperties?: boolean | Schema;
}

/** A call as the server's own document describes it. */
export interface Operation {
  method: string;
  /** `/api/company/{companyId}/contact/{id}` */
  path: string;
  /** `POST /api/company/{companyId}/contact` */
  name: string;
  /** Who may call, as the document says. */
  access: string;
  params: readonly { name: string; schema: Schema }[];
  query: readonly { name: string; required: boolean; schema: Schema }[];
  body: Schema | null;
  takesFile: boolean;
  inCompany: boolean;
}

interface Described {
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Every call the running server describes. */
export async function readOperations(ground: Ground): Promise<Operation[]> {
  const answer = await fetch(`${ground.url}/api/openapi.json`);
  const { paths }: { paths: Record<string, Record<string, Described>> } = await answer.json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  );
}

function operationOf(method: string, path: string, described: Described): Operation {
  const content = described.requestBody?.content ?? {};
  const params = described.parameters ?? [];
  return {
    method,
    path,
    name: `${method} ${path}`,
    access: /^Access: (\w+)\./.exec(described.description ?? '')?.[1] ?? '',
    params: params.filter((param) => param.in === 'path').map(({ name, schema }) => ({ name, schema })),
    query: params
      .filter((param) => param.in === 'query')
      .map(({ name, required = false, schema }) => ({ name, required, schema })),
    body: Object.values(content)[0]?.schema ?? null,
    takesFile: 'multipart/form-data' in content,
    inCompany: path.startsWith('/api/company/{companyId}'),
  };
}

/** The path with its parameters filled. */
export function fill({ path }: Pick<Operation, 'path'>, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'none'));
}
