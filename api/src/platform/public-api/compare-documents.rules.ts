import { type Components, compareSchemas } from './compare-schemas.rules.ts';
import type { Content, OpenApiDocument, Operation, Parameter } from './document.ts';

type Operations = readonly (readonly [name: string, operation: Operation])[];
const toOperations = ({ paths }: OpenApiDocument): Operations =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );

const isSame = (a: Parameter) => (b: Parameter) => a.name === b.name && a.in === b.in;

function compareParameters(released: Operation, current: Operation, components: Components): string[] {
  const [before, after] = [released.parameters ?? [], current.parameters ?? []];
  const changed = before.flatMap((parameter) => {
    const next = after.find(isSame(parameter));
    if (!next) return [`parameter ${parameter.name} was removed`];
    return [
      ...(next.required && !parameter.required ? [`parameter ${parameter.name} became required`] : []),
      ...compareSchemas(parameter.schema, next.schema, 'request', components, `parameter ${parameter.name}`),
    ];
  });
  const added = after.filter((parameter) => parameter.required && !before.some(isSame(parameter)));
  return [...changed, ...added.map(({ name }) => `parameter ${name} is new and required`)];
}

const toContent = (part: Content | undefined) => Object.entries(part?.content ?? {});

function compareContent(
  released: Content | undefined,
  current: Content | undefined,
  direction: 'request' | 'response',
  components: Components,
): string[] {
  return toContent(released).flatMap(([type, { schema = {} }]) => {
    const next = current?.content?.[type];
    if (!next) return [`${direction} ${type} was removed`];
    return compareSchemas(schema, next.schema ?? {}, direction, components, direction);
  });
}

function compareBodies(released: Operation, current: Operation, components: Components): string[] {
  const isNew = current.requestBody?.required && !released.requestBody?.required;
  return [
    ...(isNew ? ['a body became required'] : []),
    ...compareContent(released.requestBody, current.requestBody, 'request', components),
  ];
}

/** Errors may be added: callers handle them by their class. */
const isSuccess = (status: string) => status.startsWith('2');

function compareResponses(released: Operation, current: Operation, components: Components): string[] {
  return Object.entries(released.responses ?? {})
    .filter(([status]) => isSuccess(status))
    .flatMap(([status, response]) => {
      const next = current.responses?.[status];
      return next ? compareContent(response, next, 'response', components) : [`response ${status} was removed`];
    });
}

/** Incompatible changes between a released document and the current one; empty if it is compatible. */
export function findIncompatibleChanges(released: OpenApiDocument, current: OpenApiDocument): string[] {
  const operations = new Map(toOperations(current));
  const components = { released: released.components.schemas ?? {}, current: current.components.schemas ?? {} };
  return toOperations(released).flatMap(([name, operation]) => {
    const next = operations.get(name);
    if (!next) return [`${name} was removed`];
    const problems = [
      ...(next.operationId === operation.operationId ? [] : [`operation id ${operation.operationId} was renamed`]),
      ...compareParameters(operation, next, components),
      ...compareBodies(operation, next, components),
      ...compareResponses(operation, next, components),
    ];
    return problems.map((problem) => `${name}: ${problem}`);
  });
}
