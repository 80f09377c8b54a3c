import { type Attribute, findAttribute, findSubAttribute } from './attributes.rules.ts';
import { badRequest } from './scim.errors.ts';

/** The writable attributes of a resource by their names; those without a value are absent. */
export type Resource = Record<string, unknown>;

const MAX_TEXT = 1_024;
const MAX_VALUES = 10_000;
const BOOLEAN = /^(?:true|false)$/i;

const invalid = ({ name }: Attribute, problem: string) => badRequest('invalidValue', `${name} ${problem}`);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readText(attribute: Attribute, value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') throw invalid(attribute, 'must be text');
  if (text.length > MAX_TEXT) throw invalid(attribute, `has at most ${MAX_TEXT} characters`);
  if (text.includes('\0')) throw invalid(attribute, 'has a character that is not allowed');
  return text.trim() || undefined;
}

/** Entra ID sends `"True"` and `"False"`. */
function readBoolean(attribute: Attribute, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && BOOLEAN.test(value)) return value.toLowerCase() === 'true';
  throw invalid(attribute, 'must be true or false');
}

function readComplex(attribute: Attribute, value: unknown): Resource | undefined {
  // Some clients send only the value.
  const parts = typeof value === 'string' && findSubAttribute(attribute, 'value') ? { value } : value;
  if (!isObject(parts)) throw invalid(attribute, 'must be an object');
  const read = Object.entries(parts).flatMap(([key, part]) => {
    const sub = findSubAttribute(attribute, key);
    const result = sub && readValue(sub, part);
    return sub && result !== undefined ? [[sub.name, result] as const] : [];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

const READERS: Record<Attribute['type'], (attribute: Attribute, value: unknown) => unknown> = {
  string: readText,
  reference: readText,
  boolean: readBoolean,
  complex: readComplex,
};

/** Parses a single value of an attribute. @throws ScimError `invalidValue` */
export const readSingle = (attribute: Attribute, value: unknown): unknown => READERS[attribute.type](attribute, value);

/** The value of an attribute; undefined for none. @throws ScimError `invalidValue` */
export function readValue(attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (!attribute.isMultiValued) return readSingle(attribute, value);
  const values = [value].flat();
  if (values.length > MAX_VALUES) throw badRequest('tooMany', `${attribute.name} has at most ${MAX_VALUES} values`);
  const read = values.map((one) => readSingle(attribute, one)).filter((one) => one !== undefined);
  return read.length > 0 ? read : undefined;
}

/** @throws ScimError `invalidValue` */
export function assertRequired(table: readonly Attribute[], resource: Resource): Resource {
  for (const { name, isRequired } of table)
    if (isRequired && resource[name] === undefined) throw badRequest('invalidValue', `${name} is required`);
  return resource;
}

/**
 * Reads a resource that a client sends. What is read-only, or not in the schema, is ignored.
 * @throws ScimError `invalidSyntax`, `invalidValue`
 */
export function readResource(table: readonly Attribute[], body: unknown): Resource {
  if (!isObject(body)) throw badRequest('invalidSyntax', 'The body must be an object');
  const read = Object.entries(body).flatMap(([key, value]) => {
    const attribute = findAttribute(table, key);
    const result = attribute && !attribute.isReadOnly ? readValue(attribute, value) : undefined;
    return attribute && result !== undefined ? [[attribute.name, result] as const] : [];
  });
  return assertRequired(table, Object.fromEntries(read));
}
