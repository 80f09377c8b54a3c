import { z } from 'zod';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES } from './values/access.ts';
import { MENU_GROUPS, type AreaManifest as Manifest, type AreaRelease as Release, type Registry as Document } from './values/areas.ts';
import { LANGUAGES } from './values/limits.ts';

const Name = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Path = z.string().regex(/^(\/(:?[a-z][a-zA-Z-]*))+$/, 'a path such as /orders/:id');
const Label = z.string().regex(/^[a-z]+(\.[a-zA-Z-]+)+$/, 'a key such as menu.orders');

const Access = z.strictObject({
  model: z.enum(MODELS).optional(),
  action: z.enum(ACTIONS).optional(),
  organizationTypes: z.array(z.enum(ORGANIZATION_TYPES)).min(1).optional(),
  roles: z.array(z.enum(ROLES)).min(1).optional(),
});
const Route = z.strictObject({ path: Path, title: Label, access: Access });
const MenuEntry = z.strictObject({ path: Path, label: Label, icon: z.string().min(1), group: z.enum(MENU_GROUPS), order: z.int().min(0), root: z.boolean().optional(), drivers: z.boolean().optional() });
const Slot = z.strictObject({ slot: z.string().regex(/^[a-z-]+(\.[a-z-]+)+$/), name: Name, access: Access });
const Labels = z.record(z.enum(LANGUAGES), z.record(Label, z.string().trim().min(1)));

/** What contradicts itself in a manifest, in words. */
function contradictions({ routes, menu, slots, labels }: Manifest): string[] {
  const paths = routes.map(({ path }) => path);
  const parts = slots.map(({ slot, name }) => `${slot}/${name}`);
  const twice = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index).map((item) => `${item} is declared twice`);
  const keys = [...routes.map(({ title }) => title), ...menu.map(({ label }) => label)];
  const missing = LANGUAGES.flatMap((language) => [...new Set(keys)].filter((key) => !labels[language][key]).map((key) => `labels.${language} lacks ${key}`));
  const unused = LANGUAGES.flatMap((language) => Object.keys(labels[language]).filter((key) => !keys.includes(key)).map((key) => `labels.${language} has ${key}, which nothing names`));
  const strays = menu.filter(({ path }) => !paths.includes(path)).map(({ path }) => `menu entry ${path} is no route`);
  return [...twice(paths), ...twice(parts), ...strays, ...missing, ...unused];
}

export const AreaManifest: z.ZodType<Manifest> = z
  .strictObject({
    name: Name,
    owner: z.string().min(1),
    hostApi: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a range such as ^1.0.0'),
    apis: z.array(z.string().min(1)),
    routes: z.array(Route),
    menu: z.array(MenuEntry),
    slots: z.array(Slot),
    labels: Labels,
  })
  .superRefine((manifest, context) => {
    for (const message of contradictions(manifest)) context.addIssue({ code: 'custom', message });
  });

const Script = z.string().regex(/^[\w.-]+\.js$/);
const Builds = z.record(Name, z.string());

export const AreaRelease: z.ZodType<Release> = z.strictObject({
  version: z.string(),
  path: z.string().regex(/^[a-z][a-z-]*\/\d[\w.+-]*\/$/),
  manifest: AreaManifest,
  entry: Script,
  integrity: z.record(Script, z.string().startsWith('sha384-')),
  firstPaint: z.record(z.string(), z.strictObject({ scripts: z.array(Script), shared: z.array(z.string()) })),
});

export const Registry: z.ZodType<Document> = z.strictObject({
  base: z.string().regex(/^(https?:\/\/[^/]+)?\/([\w.-]+\/)*$/).optional(),
  releases: z.record(Name, z.record(z.string(), AreaRelease)),
  channels: z.record(z.string(), z.strictObject({ areas: Builds, previous: Builds.optional(), share: z.number().min(0).max(100).optional() })),
  hosts: z.record(z.string(), z.strictObject({ channel: z.string(), pins: Builds.optional(), areas: z.array(Name).optional() })),
});
