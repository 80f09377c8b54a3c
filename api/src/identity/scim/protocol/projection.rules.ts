import { withoutSchema } from './attributes.rules.ts';

export type Projection = { attributes?: string | undefined; excludedAttributes?: string | undefined };

/** Returned regardless of the requested attributes. */
const ALWAYS = ['schemas', 'id'];

const splitNames = (names: string) =>
  names
    .split(',')
    .map((name) => withoutSchema(name.trim()).toLowerCase())
    .filter((name) => name !== '');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Filters the parts of a value by their path. */
function projectValue(value: unknown, path: string, isIncluded: (path: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => projectValue(one, path, isIncluded));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isIncluded(`${path}.${name.toLowerCase()}`)));
}

/** The attributes of a resource that a client requests (RFC 7644, section 3.9). */
export function project<T extends object>(resource: T, { attributes, excludedAttributes }: Projection): Partial<T> {
  const included = splitNames(attributes ?? '');
  const excluded = splitNames(excludedAttributes ?? '');
  if (included.length === 0 && excluded.length === 0) return resource;
  const isIncluded = (path: string) => {
    if (included.length === 0) return !excluded.includes(path);
    const [name = ''] = path.split('.');
    return (
      included.includes(name) ||
      included.includes(path) ||
      (path === name && included.some((one) => one.startsWith(`${name}.`)))
    );
  };
  const parts = Object.entries(resource).filter(([name]) => ALWAYS.includes(name) || isIncluded(name.toLowerCase()));
  return Object.fromEntries(
    parts.map(([name, value]) => [
      name,
      ALWAYS.includes(name) ? value : projectValue(value, name.toLowerCase(), isIncluded),
    ]),
  ) as Partial<T>;
}
