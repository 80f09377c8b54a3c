import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse, printSync, type ModuleItem } from '@swc/core';
import { readJson } from '../lib/files.ts';
import { packageFolder, root, standsAlone } from '../webpack/paths.ts';
import { sharedModules } from '../webpack/shared.ts';
import { findDeprecations } from './deprecated.rules.ts';
import type { Declared, Surface } from './surface.rules.ts';

/** The parts of the syntax tree that are needed here. */
type Node = { type?: string; [key: string]: unknown };
type Named = { file: string; name: string };
type File = {
  declared: Map<string, Node>;
  imported: Map<string, Named>;
  exported: Map<string, Named>;
  all: string[];
  deprecations: ReadonlyMap<string, string>;
};

const KIT = /^shared-(ui|auth)(\/|$)/;
const NOWHERE = { start: 0, end: 0, ctxt: 0 };
const valueOf = (node: unknown) => (node as { value?: string } | undefined)?.value ?? '';
const printed = (node: Node) =>
  printSync({
    type: 'Module',
    span: NOWHERE,
    body: [node as unknown as ModuleItem],
    interpreter: null as unknown as string,
  })
    .code.trim()
    .replaceAll(/\s+/g, ' ');

const files = new Map<string, Promise<File>>();

/** The imported file if it belongs to the package itself or to the contracts; otherwise the module's name. */
function at(file: string, source: string): string {
  const [, contract] = /^shared-contracts\/(.+)$/.exec(source) ?? [];
  if (contract !== undefined) return join(root, 'shared-contracts/src', `${contract}.ts`);
  return source.startsWith('.') ? join(dirname(file), source) : source;
}

function read({ declared, imported, exported, all }: File, file: string, item: Node) {
  const source = item['source'] ? at(file, valueOf(item['source'])) : undefined;
  const declaration = item.type === 'ExportDeclaration' ? (item['declaration'] as Node) : item;
  const names =
    declaration.type === 'VariableDeclaration'
      ? (declaration['declarations'] as Node[]).map(({ id }) => valueOf(id))
      : [valueOf(declaration['identifier'] ?? declaration['id'])];
  for (const name of names.filter(Boolean)) {
    declared.set(name, declaration);
    if (declaration !== item) exported.set(name, { file, name });
  }
  for (const specifier of (item['specifiers'] as Node[] | undefined) ?? []) {
    const { orig, exported: as, local, imported: of } = specifier;
    if (item.type === 'ImportDeclaration' && source)
      imported.set(valueOf(local), { file: source, name: valueOf(of) || valueOf(local) });
    if (item.type === 'ExportNamedDeclaration')
      exported.set(valueOf(as) || valueOf(orig), { file: source ?? file, name: valueOf(orig) });
  }
  if (item.type === 'ExportAllDeclaration' && source) all.push(source);
}

async function open(file: string): Promise<File> {
  const text = readFileSync(file, 'utf8');
  const deprecations = findDeprecations(text);
  const found: File = { declared: new Map(), imported: new Map(), exported: new Map(), all: [], deprecations };
  const { body } = await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  for (const item of body) read(found, file, item as unknown as Node);
  return found;
}

function fileAt(file: string): Promise<File> {
  const cached = files.get(file) ?? open(file);
  files.set(file, cached);
  return cached;
}

const isOurs = (file: string) => file.startsWith(root) && existsSync(file);

/** The final declaration of a name; names of libraries are not followed. */
async function origin({ file, name }: Named): Promise<Named> {
  if (!isOurs(file)) return { file, name };
  const { declared, exported, imported } = await fileAt(file);
  const next = declared.has(name) ? undefined : (exported.get(name) ?? imported.get(name));
  return next && (next.file !== file || next.name !== name) ? origin(next) : { file, name };
}

async function exportsOf(file: string): Promise<Map<string, Named>> {
  if (!isOurs(file)) return new Map();
  const { exported, all } = await fileAt(file);
  const others = await Promise.all(all.map((source) => exportsOf(source)));
  return new Map([...others.flatMap((names) => [...names]), ...exported]);
}

/** A parameter is compared by its type alone: its name is an implementation detail. */
function parameter(node: Node, index: number): Node {
  const pattern = (node['pat'] ?? node) as Node;
  const isOptional = pattern.type === 'AssignmentPattern';
  const typed = (isOptional ? pattern['left'] : pattern) as Node;
  return {
    type: 'Parameter',
    span: NOWHERE,
    decorators: [],
    pat: {
      type: 'Identifier',
      span: NOWHERE,
      ctxt: 0,
      value: `given${index}`,
      optional: isOptional || typed['optional'] === true,
      typeAnnotation: typed['typeAnnotation'] ?? null,
    },
  };
}

const functionOf = (node: Node | undefined): Node | undefined => {
  if (
    node?.type === 'FunctionDeclaration' ||
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression'
  )
    return node;
  const [first] = node?.type === 'CallExpression' ? (node['arguments'] as { expression: Node }[]) : [];
  return first && functionOf(first.expression); // memo(…)
};

const bare = (node: Node | undefined): Node | undefined =>
  node &&
  ['TsAsExpression', 'TsConstAssertion', 'TsSatisfiesExpression', 'ParenthesisExpression'].includes(node.type ?? '')
    ? bare(node['expression'] as Node)
    : node;

function variableOf(name: string, declaration: Node): { init?: Node | undefined; annotated?: Node | undefined } {
  const variable =
    declaration.type === 'VariableDeclaration'
      ? (declaration['declarations'] as { id: Node; init?: Node }[]).find(({ id }) => valueOf(id) === name)
      : undefined;
  return { init: variable?.init, annotated: (variable?.id['typeAnnotation'] as Node | null | undefined) ?? undefined };
}

/** An object literal, by its keys. */
function propertiesOf(name: string, declaration: Node): [string, Node][] | undefined {
  const { init, annotated } = variableOf(name, declaration);
  const object = bare(init);
  if (object?.type !== 'ObjectExpression' || annotated) return undefined;
  return (object['properties'] as Node[]).map((property) => [
    valueOf(property['key'] ?? property),
    (property['value'] ?? property) as Node,
  ]);
}

/** The part of a declaration that its users depend on. */
function signature(name: string, declaration: Node): Node {
  if (declaration.type === 'TsTypeAliasDeclaration' || declaration.type === 'TsInterfaceDeclaration')
    return structuredClone(declaration);
  const { init, annotated } = variableOf(name, declaration);
  const identifier = { type: 'Identifier', span: NOWHERE, ctxt: 0, value: name, optional: false };
  const made = functionOf(init ?? declaration);
  if (annotated)
    return {
      type: 'TsTypeAliasDeclaration',
      span: NOWHERE,
      declare: false,
      id: identifier,
      typeParams: null,
      typeAnnotation: structuredClone(annotated['typeAnnotation']),
    };
  if (!made)
    return {
      type: 'TsTypeAliasDeclaration',
      span: NOWHERE,
      declare: false,
      id: identifier,
      typeParams: null,
      typeAnnotation: { type: 'TsKeywordType', span: NOWHERE, kind: 'unknown' },
    };
  const { params, returnType, typeParameters } = structuredClone(made);
  return {
    type: 'FunctionDeclaration',
    span: NOWHERE,
    ctxt: 0,
    identifier,
    declare: false,
    decorators: [],
    generator: false,
    async: made['async'] === true,
    params: (params as Node[]).map(parameter),
    body: { type: 'BlockStatement', span: NOWHERE, ctxt: 0, stmts: [] },
    returnType: returnType ?? null,
    typeParameters: typeParameters ?? null,
  };
}

/** The object type of a declaration: a type itself, or the props of a component. */
function objectIn(node: Node): Node | undefined {
  if (node.type === 'TsInterfaceDeclaration') return node['body'] as Node;
  const [first] =
    node.type === 'FunctionDeclaration'
      ? (node['params'] as { pat: { typeAnnotation?: { typeAnnotation: Node } | null } }[])
      : [];
  const type =
    node.type === 'TsTypeAliasDeclaration'
      ? (node['typeAnnotation'] as Node)
      : first?.pat.typeAnnotation?.typeAnnotation;
  return type?.type === 'TsTypeLiteral' ? type : undefined;
}

function takeMembers(node: Node): Record<string, string> | undefined {
  const object = objectIn(node);
  if (!object) return undefined;
  const key = object['members'] ? 'members' : 'body';
  const members = object[key] as Node[];
  object[key] = [];
  const alone = (member: Node) =>
    printed({
      type: 'TsTypeAliasDeclaration',
      span: NOWHERE,
      declare: false,
      id: { type: 'Identifier', span: NOWHERE, ctxt: 0, value: 'Member', optional: false },
      typeParams: null,
      typeAnnotation: { type: 'TsTypeLiteral', span: NOWHERE, members: [member] },
    });
  return Object.fromEntries(
    members.map((member, index) => [
      valueOf(member['key']) || String(index),
      alone(member).slice('type Member = { '.length, -'; };'.length).trim(),
    ]),
  );
}

function typesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, typeName, expression, exprName } = node as Node;
  const names: Partial<Record<string, unknown>> = {
    TsTypeReference: typeName,
    TsExpressionWithTypeArguments: expression,
    TsTypeQuery: exprName,
  };
  const named = type !== undefined && type in names ? valueOf(names[type]) : '';
  return [...(named ? [named] : []), ...Object.values(node).flatMap(typesIn)];
}

async function readSurface(): Promise<Surface> {
  const declarations: Record<string, Declared> = {};
  const keyOf = ({ file, name }: Named) => `${isOurs(file) ? relative(root, file) : file}#${name}`;
  async function enter(found: Named): Promise<string> {
    const key = keyOf(found);
    if (declarations[key] || !isOurs(found.file)) return key;
    const { declared, deprecations, imported } = await fileAt(found.file);
    const declaration = declared.get(found.name);
    if (!declaration) return key;
    const node = signature(found.name, declaration);
    const types = [...new Set(typesIn(node))]
      .filter((name) => name !== found.name && (declared.has(name) || imported.has(name)))
      .toSorted();
    const properties = propertiesOf(found.name, declaration)?.map(
      ([name, value]) =>
        [name, functionOf(bare(value)) ? printed(signature(name, bare(value) as Node)) : name] as const,
    );
    const members = properties ? Object.fromEntries(properties) : takeMembers(node);
    const deprecated = deprecations.get(found.name);
    const entry: Declared = {
      text: printed(node),
      ...(members && { members }),
      uses: {},
      ...(deprecated !== undefined && { deprecated }),
    };
    declarations[key] = entry;
    for (const name of types) {
      const target = await origin(
        declared.has(name) ? { file: found.file, name } : (imported.get(name) ?? { file: '', name }),
      );
      if (isOurs(target.file)) entry.uses[name] = await enter(target);
    }
    return key;
  }
  const modules: Surface['modules'] = {};
  for (const { name } of sharedModules().filter((module) => KIT.test(module.name))) {
    const [owner = '', folder = ''] = name.split('/');
    const exported = await exportsOf(join(root, owner, 'src', folder, 'index.ts'));
    const names: Record<string, string> = {};
    for (const [as, target] of [...exported].toSorted(([one], [other]) => one.localeCompare(other)))
      names[as] = await enter(await origin(target));
    modules[name] = names;
  }
  return { modules, declarations };
}

let cachedSurface: Promise<Surface> | undefined;

/** The package of the kit contains the surface instead of its sources. */
const readWritten = async () =>
  readJson<{ surface: Surface }>(join(packageFolder('shared-ui'), 'host-api.json')).surface;

/** The host API surface: exported names by module, and the declarations they depend on. */
export const surface = (): Promise<Surface> => (cachedSurface ??= standsAlone ? readWritten() : readSurface());
