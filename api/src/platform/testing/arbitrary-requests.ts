import fc from 'fast-check';
import { API } from '../http/paths.ts';
import type { Arbitraries, KnownIds } from './arbitrary.ts';
import type { Operation } from './operations.ts';

export type SentRequest = { address: string; body: unknown };

/** `/api/order-types/{id}` holds ids of order types, `/api/organizations/changes/{id}` those of changes. */
const subjectsOf = (path: string) =>
  path
    .slice(API.length + 1)
    .split('/')
    .filter((part) => part && !part.startsWith('{'))
    .map(
      (part) =>
        `${part
          .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
          .replace(/ies$/, 'y')
          .replace(/s$/, '')}Id`,
    );

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function addressOf(path: string, values: Record<string, unknown>) {
  const query = new URLSearchParams();
  let address = path.slice(API.length);
  for (const [key, value] of Object.entries(values)) {
    const [where, name = ''] = key.split(':');
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(asText(value)) || '%20');
    else for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, asText(one));
  }
  return `${address}?${query.toString()}`;
}

/** Requests to an operation made from its document alone. `of`: valid ones, or those with something else here and there. */
export function requestsTo(
  { path, parameters, body }: Operation,
  document: object,
  known: KnownIds,
  of: Arbitraries,
): fc.Arbitrary<SentRequest> {
  const subjects = subjectsOf(path);
  const subject = subjects.findLast((name) => known[name]?.length) ?? subjects.at(-1) ?? 'id';
  const named = parameters.map(({ name, in: where, schema }) => [
    `${where}:${name}`,
    of(schema, document, known, where === 'path' && name === 'id' ? subject : name),
  ]);
  const requiredKeys = parameters
    .filter((parameter) => parameter.in === 'path' || parameter.required)
    .map(({ name, in: where }) => `${where}:${name}`);
  const values = fc.record(Object.fromEntries(named) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  return fc.record({
    address: values.map((given) => addressOf(path, given)),
    body: body ? of(body, document, known) : fc.constant(undefined),
  });
}
