import { dirname, join } from 'node:path';
import { parseFile, type Expression, type ModuleItem, type Property } from '@swc/core';

/** A key of a default export of routes or slots, and the file that it imports. */
export type Exported = { key: string; file: string };
type Constants = ReadonlyMap<string, Expression>;

/** Unwraps type assertions, and resolves a constant of the same file. */
function plain(expression: Expression | undefined, constants: Constants): Expression | undefined {
  switch (expression?.type) {
    case 'TsSatisfiesExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'ParenthesisExpression':
      return plain(expression.expression, constants);
    case 'Identifier':
      return plain(constants.get(expression.value), constants);
    default:
      return expression;
  }
}

function constantsOf(items: ModuleItem[]): Constants {
  const declarations = items.flatMap((item) =>
    item.type === 'VariableDeclaration' && item.kind === 'const' ? item.declarations : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.value, init] as const] : [])),
  );
}

function pairOf(property: Property): [string, Expression] {
  if (property.type === 'Identifier') return [property.value, property];
  if (
    property.type === 'KeyValueProperty' &&
    (property.key.type === 'StringLiteral' || property.key.type === 'Identifier')
  )
    return [property.key.value, property.value];
  throw new Error('only keys that are written out can be read');
}

function propertiesOf(expression: Expression | undefined, constants: Constants): Map<string, Expression> {
  const object = plain(expression, constants);
  if (object?.type !== 'ObjectExpression') throw new Error('an object that is written out is wanted');
  return new Map(object.properties.map((property) => pairOf(property as Property)));
}

function importedBy(value: Expression, constants: Constants): string {
  const arrow = plain(value, constants);
  const call =
    arrow?.type === 'ArrowFunctionExpression' && arrow.body.type !== 'BlockStatement'
      ? plain(arrow.body, constants)
      : undefined;
  const target =
    call?.type === 'CallExpression' && call.callee.type === 'Import' ? call.arguments[0]?.expression : undefined;
  if (target?.type === 'StringLiteral') return target.value;
  throw new Error('a function that imports one file is wanted');
}

/**
 * Reads `key: () => import('file')` of a default export of routes or slots, or of one of its properties, without
 * running it.
 */
export async function readSeam(file: string, property?: string): Promise<Exported[]> {
  const { body } = await parseFile(file, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const constants = constantsOf(body);
  try {
    if (body.some((item) => item.type === 'ImportDeclaration' && !item.typeOnly))
      throw new Error('it may import types and, on demand, files');
    const exported = body.find((item) => item.type === 'ExportDefaultExpression')?.expression;
    const object = property === undefined ? exported : propertiesOf(exported, constants).get(property);
    return [...propertiesOf(object, constants)].map(([key, value]) => ({
      key,
      file: join(dirname(file), importedBy(value, constants)),
    }));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
