import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type Expression } from '@swc/core';
import { isDeclaredCall } from 'shared-contracts/values/portal/area-calls';

const SOURCE = /(?<!\.test)\.tsx?$/;
const TESTING = /(^|\/)testing\//;
/** A placeholder for a part of a path that is only known at run time. */
const UNKNOWN = ':';

type Node = { type?: string };
type Caller = Node & { callee: Node & { object: Node & { value?: string } }; arguments: { expression: Expression }[] };

const isApiCall = (node: Node): node is Caller => {
  const { type, callee } = node as Partial<Caller>;
  return (
    type === 'CallExpression' &&
    callee?.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.value === 'api'
  );
};

/** The written part of a path; undefined if its beginning is computed. */
function written(expression: Expression | undefined): string | undefined {
  if (expression?.type === 'StringLiteral') return expression.value;
  if (expression?.type !== 'TemplateLiteral') return undefined;
  const [head, ...others] = expression.quasis.map(({ cooked, raw }) => cooked ?? raw);
  return head ? [head, ...others].join(UNKNOWN) : undefined;
}

function callsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isApiCall(node) ? written(node.arguments[0]?.expression) : undefined;
  return [...(own === undefined ? [] : [own]), ...Object.values(node).flatMap(callsIn)];
}

/** API calls in an area's sources that its manifest does not list, one sentence each. Dynamic calls are checked at run time. */
export async function unnamedCalls(folder: string, apis: readonly string[]): Promise<string[]> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !TESTING.test(file))
    .toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, 'src', file);
      const text = readFileSync(path, 'utf8');
      if (!/\bapi\b[^;]*'shared-auth'/.test(text)) return [];
      const calls = callsIn(await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
      return [...new Set(calls)]
        .filter((call) => !isDeclaredCall(apis, call))
        .map(
          (call) =>
            `${relative(folder, path)} calls ${call.replaceAll(UNKNOWN, '…')}, which "apis" of area.json does not name`,
        );
    }),
  );
  return found.flat();
}
