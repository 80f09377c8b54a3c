import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Access } from 'shared-contracts/values/identity/access';

export type Schema = { [keyword: string]: unknown };
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
export type Operation = {
  method: NonNullable<InjectOptions['method']>;
  /** `/api/orders/{id}` */
  path: string;
  operationId: string;
  isPublic: boolean;
  /** Whether it responds with server-sent events. */
  isStream: boolean;
  /** For the public API: the portal's call that it repeats. */
  sameAs?: string;
  /** Undefined for a public operation. */
  access?: Access;
  parameters: Parameter[];
  body?: Schema;
  responses: Record<string, unknown>;
};

type OpenApiOperation = {
  'x-access'?: Access;
  'x-same-as'?: string;
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
};

/** Reads all operations of the app's OpenAPI document. */
export function listOperations(app: FastifyInstance): Operation[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, OpenApiOperation>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([
        method,
        { operationId, security, 'x-access': access, 'x-same-as': sameAs, parameters = [], requestBody, responses },
      ]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        operationId,
        isPublic: !security,
        access,
        sameAs,
        parameters,
        responses,
        isStream: 'text/event-stream' in (responses['200']?.content ?? {}),
        body: requestBody?.content['application/json']?.schema,
      }),
    ),
  );
}

/** Whether an operation only exists in the portal: those of the public API repeat its routes. */
export const isOfPortal = ({ sameAs, method, path }: Operation) =>
  sameAs === undefined || `${method} ${path}` === sameAs.replace(' ', ' /api');
