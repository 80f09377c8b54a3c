import { type Attribute, findAttribute, findSubAttribute, withoutSchema } from './attributes.rules.ts';
import { type Filter, matchesFilter, MAX_FILTER_LENGTH, parseFilter, valuesOf } from './filter.rules.ts';
import { badRequest, ScimError } from './scim.errors.ts';
import { assertRequired, readSingle, readValue, type Resource } from './values.rules.ts';

export type Operation = { op: 'add' | 'replace' | 'remove'; path?: string | undefined; value?: unknown };
type Target = { attribute: Attribute; filter: Filter | null; sub: Attribute | null };

const PATH = /^([a-z][\w-]*)(?:\[(.*)\])?(?:\.(\$?[a-z][\w-]*))?$/is;
const EXTENSION = /^urn:/i;
const invalidPath = (path: string) => badRequest('invalidPath', `${path} is not a path`);

function readFilter(text: string): Filter {
  try {
    return parseFilter(text);
  } catch (error) {
    throw error instanceof ScimError ? badRequest('invalidPath', error.message) : error;
  }
}

/**
 * The target of a path: `active`, `name.givenName`, `emails[type eq "work"].value`. Null for an attribute that the
 * portal doesn't have: providers send many more than it stores.
 */
function readPath(table: readonly Attribute[], path: string): Target | null {
  const local = withoutSchema(path);
  if (path.length > MAX_FILTER_LENGTH) throw invalidPath(`${path.slice(0, 50)}…`);
  if (EXTENSION.test(local)) return null;
  const [, name, filter, subName] = PATH.exec(local) ?? [];
  if (name === undefined) throw invalidPath(path);
  const attribute = findAttribute(table, name);
  if (!attribute) return null;
  if (filter !== undefined && !attribute.isMultiValued) throw invalidPath(path);
  const sub = subName === undefined ? null : findSubAttribute(attribute, subName);
  if (sub === undefined) return null;
  return { attribute, filter: filter === undefined ? null : readFilter(filter), sub };
}

const toValues = (value: unknown) => (Array.isArray(value) ? (value as Resource[]) : []);
const keyOf = ({ value }: Resource) => String(value).toLowerCase();

/** At most one value is the primary one: the last that was set. */
function withOnePrimary(values: readonly Resource[], changed: readonly Resource[]): Resource[] {
  const primary = changed.findLast(({ primary: isPrimary }) => isPrimary === true);
  return primary
    ? values.map((one) => (one === primary || !one['primary'] ? one : { ...one, primary: false }))
    : [...values];
}

function addValues(existing: readonly Resource[], added: readonly Resource[]): Resource[] {
  const keys = new Set(added.map(keyOf));
  return withOnePrimary([...existing.filter((one) => !keys.has(keyOf(one))), ...added], added);
}

function removeValues(existing: readonly Resource[], removed: readonly Resource[]): Resource[] {
  const keys = new Set(removed.map(keyOf));
  return existing.filter((one) => !keys.has(keyOf(one)));
}

/** Omits an empty list, which counts as no value. */
const set = (resource: Resource, { name }: Attribute, value: unknown): Resource => {
  const { [name]: _before, ...others } = resource;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
};

/** A change of the matching values, or of all without a filter. */
function changeValues(values: readonly Resource[], { attribute, filter, sub }: Target, { op, value, path }: Operation) {
  const matches = (one: Resource) => filter === null || matchesFilter(one, filter);
  if (op === 'remove')
    return sub
      ? values.map((one) => (matches(one) ? set(one, sub, undefined) : one))
      : values.filter((one) => !matches(one));
  const change = sub ? { [sub.name]: readValue(sub, value) } : (readSingle(attribute, value) as Resource | undefined);
  if (!values.some(matches)) {
    // Entra ID adds an address so when there is none of its type.
    const start = op === 'add' && filter ? valuesOf(filter) : null;
    const created = start && (readSingle(attribute, { ...start, ...change }) as Resource | undefined);
    if (!created) throw badRequest('noTarget', `No value matches ${path ?? ''}`);
    return addValues(values, [created]);
  }
  const changed = values.map((one) => (matches(one) ? { ...one, ...change } : one));
  return withOnePrimary(changed, changed.filter(matches));
}

function changeMultiValued(resource: Resource, target: Target, operation: Operation): Resource {
  const { attribute, filter, sub } = target;
  const existing = toValues(resource[attribute.name]);
  const { op, value } = operation;
  if (filter || sub) return set(resource, attribute, changeValues(existing, target, operation));
  const values = toValues(readValue(attribute, value));
  if (op === 'add') return set(resource, attribute, addValues(existing, values));
  if (op === 'replace') return set(resource, attribute, values);
  // Entra ID names the members to remove in the value.
  return set(resource, attribute, value === undefined || value === null ? [] : removeValues(existing, values));
}

function changeSingle(resource: Resource, { attribute, sub }: Target, { op, value }: Operation): Resource {
  const before = (resource[attribute.name] ?? {}) as Resource;
  if (sub) {
    const after = set(before, sub, op === 'remove' ? undefined : readValue(sub, value));
    return set(resource, attribute, Object.keys(after).length > 0 ? after : undefined);
  }
  if (op === 'remove') return set(resource, attribute, undefined);
  const read = readValue(attribute, value);
  return set(resource, attribute, attribute.type === 'complex' && read ? { ...before, ...(read as Resource) } : read);
}

const change = (resource: Resource, target: Target, operation: Operation) =>
  (target.attribute.isMultiValued ? changeMultiValued : changeSingle)(resource, target, operation);

/** Without a path, the value is an object of attributes, whose keys may be paths. */
function changeMany(table: readonly Attribute[], resource: Resource, { op, value }: Operation): Resource {
  if (op === 'remove') throw badRequest('noTarget', 'remove needs a path');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest('invalidValue', 'Without a path, the value must be an object');
  return Object.entries(value).reduce((before, [path, part]) => {
    const target = readPath(table, path);
    return target && !target.attribute.isReadOnly ? change(before, target, { op, path, value: part }) : before;
  }, resource);
}

/**
 * Applies the operations of a PATCH (RFC 7644, section 3.5.2) one after the other.
 * @throws ScimError `invalidPath`, `invalidValue`, `mutability`, `noTarget`
 */
export function applyPatch(
  table: readonly Attribute[],
  resource: Resource,
  operations: readonly Operation[],
): Resource {
  const patched = operations.reduce((before, operation) => {
    if (operation.path === undefined) return changeMany(table, before, operation);
    const target = readPath(table, operation.path);
    if (!target) return before;
    if (target.attribute.isReadOnly) throw badRequest('mutability', `${target.attribute.name} is read-only`);
    return change(before, target, operation);
  }, resource);
  return assertRequired(table, patched);
}
