import { z } from 'zod';
import type { Examples, ObjectSchema, PublicCall } from './public-call.ts';

/** Keyed by name: all apps of a process share the components of the document. */
const components = new Map<string, z.ZodType>();
const sources = new Map<string, z.ZodType>();

/** The named schemas of public calls. */
export const publicSchemas: ReadonlyMap<string, z.ZodType> = components;

/** @throws when a name is used for two schemas */
function toComponent(name: string, source: z.ZodType, create: () => z.ZodType, example: unknown): z.ZodType {
  const existing = components.get(name);
  if (existing && sources.get(name) !== source) throw new Error(`Two schemas of the public API are named ${name}`);
  if (existing) return existing;
  sources.set(name, source);
  const component = create().meta({ id: name, ...(example !== undefined && { examples: [example] }) });
  components.set(name, component);
  return component;
}

const omitFields = (schema: ObjectSchema, fields: readonly string[]) =>
  z.object(Object.fromEntries(Object.entries(schema.shape).filter(([field]) => !fields.includes(field))));

const isPage = (schema: ObjectSchema) => schema.shape['items'] instanceof z.ZodArray;

/** The response schema of a public call: the portal's own, named, without fields that only the portal needs. */
export function toPublicResponse(
  response: ObjectSchema,
  { schema: name, omit = [] }: PublicCall,
  examples: Examples,
): z.ZodType {
  const example = examples[name];
  if (!isPage(response)) return toComponent(name, response, () => omitFields(response, omit), example);
  const items = response.shape['items'] as z.ZodArray<ObjectSchema>;
  const item = toComponent(name, items.element, () => omitFields(items.element, omit), example);
  const page = 'total' in response.shape ? { total: 1, page: 1, limit: 25 } : {};
  const pageExample = example === undefined ? undefined : { items: [example], ...page };
  return toComponent(
    `${name}Page`,
    items.element,
    () => omitFields(response.extend({ items: z.array(item) }) as ObjectSchema, omit),
    pageExample,
  );
}

export const toPublicBody = (body: z.ZodType, name: string, examples: Examples): z.ZodType =>
  toComponent(name, body, () => body, examples[name]);
