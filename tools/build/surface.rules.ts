/**
 * The part of a declaration that its users depend on: `members` of its object type, by name, and the declarations it
 * refers to, by key. `deprecated`: since when, and what to use instead.
 */
export type Declared = {
  text: string;
  members?: Record<string, string>;
  uses: Record<string, string>;
  deprecated?: string;
};
/** The provided modules: declarations by key, and their keys by module and name. */
export type Surface = { modules: Record<string, Record<string, string>>; declarations: Record<string, Declared> };
/** Names by module. */
export type RequiredExports = Readonly<Record<string, readonly string[]>>;

/** A name that a file of an area imports from a shared module; `*`: all of them. */
export type ImportedName = { file: string; line: number; module: string; name: string };

/** Tables of the available keys; additional ones are compatible. */
const TABLES = ['Slots', 'icons', 'LiveTopics'];
/** Types that areas only pass to the shell: a member may take further alternatives. */
const INPUTS = ['Access'];
const isOptional = (member: string) => /^\[?[\w'"-]+\]?\?/.test(member);

const END = ') {}';
/** A function that accepts one more optional argument still serves those who don't pass it. */
const acceptsMore = (was: string, is: string) =>
  was.endsWith(END) &&
  is.startsWith(was.slice(0, -END.length)) &&
  /^(?:, )?given\d+\?.*\) \{\}$/.test(is.slice(was.length - END.length));
const serves = (was: string, is: string) => was === is || acceptsMore(was, is);
const takesMore = (was: string, is: string) => is.startsWith(`${was} | `);

type Pair = { name: string; before: string | undefined; after: string | undefined };

/** An incompatible change of a declaration. */
function changes(
  { name, before: beforeKey = '', after: afterKey = '' }: Pair,
  before: Surface,
  after: Surface,
  seen: Set<string>,
): string[] {
  const [was, is] = [before.declarations[beforeKey], after.declarations[afterKey]];
  if (seen.has(beforeKey)) return [];
  seen.add(beforeKey);
  if (!was || !is) return was === is && beforeKey === afterKey ? [] : [`${name} is another`];
  const members = Object.entries(was.members ?? {}).flatMap(([member, text]) => {
    const now = is.members?.[member];
    return now !== undefined && (serves(text, now) || (INPUTS.includes(name) && takesMore(text, now)))
      ? []
      : [now === undefined ? `${name} has no ${member} any more` : `${member} of ${name} was ${text}, and is ${now}`];
  });
  const added = Object.entries(is.members ?? {})
    .filter(([member, text]) => was.members?.[member] === undefined && !isOptional(text) && !TABLES.includes(name))
    .map(([member]) => `${name} demands ${member}`);
  const whole =
    serves(was.text, is.text) && Boolean(was.members) === Boolean(is.members)
      ? []
      : [`${name} was ${was.text}, and is ${is.text}`];
  const used = Object.entries(was.uses)
    .filter(([type]) => is.uses[type] !== undefined)
    .flatMap(([type, key]) => changes({ name: type, before: key, after: is.uses[type] }, before, after, seen));
  return [...whole, ...members, ...added, ...used];
}

/**
 * Everything that users of one surface would find missing or changed in another, one sentence each; limited to the
 * exports in `wanted`, if set.
 */
export function findBreakingChanges(before: Surface, after: Surface, wanted?: RequiredExports): string[] {
  const seen = new Set<string>();
  const found = Object.entries(wanted ?? before.modules).flatMap(([module, names]) =>
    (Array.isArray(names) ? (names as readonly string[]) : Object.keys(names)).flatMap((name) => {
      const [was, is] = [before.modules[module]?.[name], after.modules[module]?.[name]];
      if (was === undefined) return [];
      return is === undefined
        ? [`${module} has no ${name}`]
        : changes({ name, before: was, after: is }, before, after, seen).map((change) => `${module}: ${change}`);
    }),
  );
  return [...new Set(found)];
}

/** Imports that a surface lacks, one sentence each: in a browser they'd be undefined. */
export const findMissingExports = (imports: readonly ImportedName[], { modules }: Surface): string[] =>
  imports
    .filter(({ module, name }) => (name === '*' ? !modules[module] : modules[module]?.[name] === undefined))
    .map(({ file, line, module, name }) =>
      modules[module]
        ? `${file}:${line} imports ${name} from ${module}, which the shell doesn't have`
        : `${file}:${line} imports ${module}, which the shell doesn't provide`,
    );

const findDeclared = ({ modules, declarations }: Surface, module: string, name: string) =>
  declarations[modules[module]?.[name] ?? ''];

/** The names that an area imports although they are deprecated, with file and line, one sentence each. */
export const findDeprecatedImports = (imports: readonly ImportedName[], surface: Surface): string[] =>
  imports.flatMap(({ file, line, module, name }) => {
    const { deprecated } = findDeclared(surface, module, name) ?? {};
    return deprecated === undefined
      ? []
      : [`${file}:${line} imports ${name} from ${module}, which is deprecated ${deprecated}`];
  });

const DEPRECATION = /^since \d+\.\d+\.\d+: use \S/;

/** Deprecated names that don't say since when, or what to use instead. */
export const findVagueDeprecations = ({ declarations }: Surface): string[] =>
  Object.entries(declarations)
    .filter(([, { deprecated }]) => deprecated !== undefined && !DEPRECATION.test(deprecated))
    .map(([key]) => `${key} must be marked as in "@deprecated since 2.1.0: use X instead"`);

/** The part of a surface that is used, with everything it depends on. */
export function partOf({ modules, declarations }: Surface, wanted: RequiredExports): Surface {
  const kept: Record<string, Declared> = {};
  const keep = (key: string) => {
    const declared = declarations[key];
    if (!declared || kept[key]) return;
    kept[key] = declared;
    Object.values(declared.uses).forEach(keep);
  };
  const named = Object.entries(wanted).map(
    ([module, names]) =>
      [
        module,
        Object.fromEntries(
          names.flatMap((name) => (modules[module]?.[name] === undefined ? [] : [[name, modules[module][name]]])),
        ),
      ] as const,
  );
  for (const [, names] of named) Object.values(names).forEach(keep);
  return { modules: Object.fromEntries(named), declarations: kept };
}
