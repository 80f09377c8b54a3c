/** The placeholders of a template and their values. */
export type Names = { area: string; short: string; screen: string; camel: string; Screen: string; label: string };

const AREA = /^mfe-[a-z]+(-[a-z]+)*$/;
const WORD = /^[a-z]+(-[a-z]+)*$/;
/** Reserved: the folders of every area, and words that can't be a path or an identifier. */
const TAKEN_EVERYWHERE = [
  'app',
  'api',
  'areas',
  'assets',
  'login',
  'new',
  'default',
  'class',
  'delete',
  'import',
  'export',
  'package',
  'public',
  'switch',
  'return',
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `dock-doors` in each form of a name; `short` is the area without its `mfe-`. */
export function namesOf(area: string, screen: string): Names {
  const Screen = screen.split('-').map(capital).join('');
  const camel = Screen.charAt(0).toLowerCase() + Screen.slice(1);
  return { area, short: area.slice('mfe-'.length).replaceAll('-', ''), screen, camel, Screen, label: `menu.${camel}` };
}

/** A title for people, such as `Dock doors`, unless one is set. */
export const titleOf = (screen: string) => capital(screen.replaceAll('-', ' '));

const lower = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The edit distance of two names. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, against] of other.split('').entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === against ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const NEAR = 2;

/** Why an area cannot have this name; `areas`: the existing ones. */
export function findAreaNameError(name: string, areas: readonly string[]): string | undefined {
  if (!name) return 'Which area? For example: npm run new -- area mfe-warehouse';
  if (areas.includes(name))
    return `There is an area ${name} already: npm run new -- screen ${name} <name> gives it another screen.`;
  const right = `mfe-${lower(name).replace(/^mfe-?/, '')}`;
  if (!AREA.test(name))
    return `An area is called mfe- and small letters, with hyphens between words${AREA.test(right) ? `: ${right}?` : '.'}`;
  const like = areas.find((area) => distance(area, name) === 1);
  return like && `${name} is one letter away from ${like}: choose a name that nobody takes for the other.`;
}

/**
 * Why a screen cannot have this name. `paths`: all routes with their owners; `folders`: those of the area; `labels`:
 * those of its menu.
 */
export function findScreenNameError(
  names: Names,
  {
    areas,
    paths,
    folders,
    labels,
  }: {
    areas: readonly string[];
    paths: ReadonlyMap<string, string>;
    folders: readonly string[];
    labels: readonly string[];
  },
): string | undefined {
  const { area, screen, label } = names;
  if (!area) return 'Which area, and which screen? For example: npm run new -- screen mfe-warehouse dock-doors';
  if (!areas.includes(area)) {
    const like = areas.find((one) => distance(one, area) <= NEAR || one === `mfe-${area}`);
    return `There is no area ${area}${like ? `: ${like}?` : `: there are ${areas.join(', ')}.`}`;
  }
  if (!screen) return `Which screen? For example: npm run new -- screen ${area} dock-doors`;
  if (!WORD.test(screen))
    return `A screen is called in small letters, with hyphens between words${WORD.test(lower(screen)) ? `: ${lower(screen)}?` : '.'}`;
  if (TAKEN_EVERYWHERE.includes(screen))
    return `${screen} cannot be a screen: the name means something else to the portal.`;
  if (folders.includes(screen)) return `${area} has a folder src/${screen} already.`;
  const owner = paths.get(`/${screen}`);
  if (owner) return `The address /${screen} belongs to ${owner} already.`;
  return labels.includes(label) ? `${area} has a label ${label} already.` : undefined;
}
