import fc from 'fast-check';
import { API_PREFIX } from '../http/api-prefix.ts';
import type { ArbitraryFactory, ExistingIds } from './arbitrary-values.ts';
import type { Operation } from './operations.ts';

export type SentRequest = { address: string; headers: Record<string, string>; body: unknown };

/** The id of `/api/order-types/{id}` is an `orderTypeId`, that of `/api/organizations/changes/{id}` a `changeId`. */
const getIdNames = (path: string) =>
  path
    .slice(API_PREFIX.length + 1)
    .split('/')
    .filter((part) => part && !part.startsWith('{'))
    .map(
      (part) =>
        `${part
          .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
          .replace(/ies$/, 'y')
          .replace(/s$/, '')}Id`,
    );

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function buildAddress(path: string, values: Record<string, unknown>) {
  const query = new URLSearchParams();
  let address = path.slice(API_PREFIX.length);
  for (const [key, value] of Object.entries(values)) {
    const [location, name = ''] = key.split(':');
    if (location === 'header') continue;
    if (location === 'path') address = address.replace(`{${name}}`, encodeURIComponent(toText(value)) || '%20');
    else for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, toText(item));
  }
  return `${address}?${query.toString()}`;
}

const SENDABLE = /^[\x20-\x7e]*$/;

/** Omits headers that no client can send. */
const buildHeaders = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => key.startsWith('header:') && typeof value === 'string' && SENDABLE.test(value))
      .map(([key, value]) => [key.slice('header:'.length), String(value)]),
  );

/** Generates requests to an operation from its OpenAPI description. */
export function arbitraryRequests(
  { path, parameters, body }: Operation,
  document: object,
  existingIds: ExistingIds,
  createValues: ArbitraryFactory,
): fc.Arbitrary<SentRequest> {
  const idNames = getIdNames(path);
  const idName = idNames.findLast((name) => existingIds[name]?.length) ?? idNames.at(-1) ?? 'id';
  const entries = parameters.map(({ name, in: location, schema }) => [
    `${location}:${name}`,
    createValues(schema, document, existingIds, location === 'path' && name === 'id' ? idName : name),
  ]);
  const requiredKeys = parameters
    .filter((parameter) => parameter.in === 'path' || parameter.required)
    .map(({ name, in: location }) => `${location}:${name}`);
  const values = fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  const parts = fc.record({
    parameterValues: values,
    body: body ? createValues(body, document, existingIds) : fc.constant(undefined),
  });
  return parts.map(({ parameterValues, body: sentBody }) => ({
    address: buildAddress(path, parameterValues),
    headers: buildHeaders(parameterValues),
    body: sentBody,
  }));
}
