import { z } from 'zod';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES } from './values/access.ts';
import {
  MENU_GROUPS,
  type AreaManifest as Manifest,
  type AreaRelease as Release,
  type Registry as Document,
} from './values/areas.ts';
import { LANGUAGES } from './values/limits.ts';

const Name = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Path = z.string().regex(/^(\/(:?[a-z][a-zA-Z-]*))+$/, 'a path such as /orders/:id');
const Call = z.string().regex(/^[a-z][\w-]*(\/:?[a-z][\w-]*)*$/i, 'a call such as orders or orders/:id/bill');
const Label = z.string().regex(/^[a-z]+(\.[a-zA-Z-]+)+$/, 'a key such as menu.orders');

const Access = z.strictObject({
  model: z.enum(MODELS).optional(),
  action: z.enum(ACTIONS).optional(),
  organizationTypes: z.array(z.enum(ORGANIZATION_TYPES)).min(1).optional(),
  roles: z.array(z.enum(ROLES)).min(1).optional(),
});
const Route = z.strictObject({ path: Path, title: Label, access: Access });
const MenuEntry = z.strictObject({
  path: Path,
  label: Label,
  icon: z.string().min(1),
  group: z.enum(MENU_GROUPS),
  order: z.int().min(0),
  root: z.boolean().optional(),
  drivers: z.boolean().optional(),
});
const Slot = z.strictObject({ slot: z.string().regex(/^[a-z-]+(\.[a-z-]+)+$/), name: Name, access: Access });
const Labels = z.record(z.enum(LANGUAGES), z.record(Label, z.string().trim().min(1)));

/** What contradicts itself in a manifest, in words. */
function contradictions({ routes, menu, slots, labels }: Manifest): string[] {
  const paths = routes.map(({ path }) => path);
  const parts = slots.map(({ slot, name }) => `${slot}/${name}`);
  const twice = (list: string[]) =>
    list.filter((item, index) => list.indexOf(item) !== index).map((item) => `${item} is declared twice`);
  const keys = [...routes.map(({ title }) => title), ...menu.map(({ label }) => label)];
  const missing = LANGUAGES.flatMap((language) =>
    [...new Set(keys)].filter((key) => !labels[language][key]).map((key) => `labels.${language} lacks ${key}`),
  );
  const unused = LANGUAGES.flatMap((language) =>
    Object.keys(labels[language])
      .filter((key) => !keys.includes(key))
      .map((key) => `labels.${language} has ${key}, which nothing names`),
  );
  const strays = menu.filter(({ path }) => !paths.includes(path)).map(({ path }) => `menu entry ${path} is no route`);
  return [...twice(paths), ...twice(parts), ...strays, ...missing, ...unused];
}

export const AreaManifest: z.ZodType<Manifest> = z
  .strictObject({
    name: Name,
    owner: z.string().min(1),
    hostApi: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a range such as ^1.0.0'),
    apis: z.array(Call),
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

const release = {
  version: z.string(),
  path: z.string().regex(/^[a-z][a-z-]*\/\d[\w.+-]*\/$/),
  manifest: AreaManifest,
  entry: Script,
  integrity: z.record(Script, z.string().startsWith('sha384-')),
  firstPaint: z.record(z.string(), z.strictObject({ scripts: z.array(Script), shared: z.array(z.string()) })),
  borrows: z.record(z.string(), z.string()).optional(),
};
const Share = z.number().min(0).max(100);
const channel = {
  areas: Builds,
  previous: Builds.optional(),
  earlier: z.record(Name, z.array(z.string())).optional(),
  shares: z.record(Name, Share).optional(),
  share: Share.optional(),
};
const hostRule = { channel: z.string(), pins: Builds.optional(), areas: z.array(Name).optional() };
const rest = {
  base: z
    .string()
    .regex(/^(https?:\/\/[^/]+)?\/([\w.-]+\/)*$/)
    .optional(),
  shell: z
    .strictObject({ hostApi: z.string(), pages: z.array(z.string()), lends: z.record(z.string(), z.string()) })
    .optional(),
  retired: z.record(Name, z.record(z.string(), z.int())).optional(),
  lifted: z.record(Name, z.record(z.string(), z.int())).optional(),
};

/** As it is written: nothing unknown, nothing half. */
export const Registry: z.ZodType<Document> = z.strictObject({
  ...rest,
  releases: z.record(Name, z.record(z.string(), z.strictObject(release))),
  channels: z.record(z.string(), z.strictObject(channel)),
  hosts: z.record(z.string(), z.strictObject(hostRule)),
});

const ReadRegistry = z.object({
  base: rest.base,
  lifted: rest.lifted,
  releases: z.record(z.string(), z.record(z.string(), z.unknown())),
  channels: z.record(z.string(), z.object(channel)),
  hosts: z.record(z.string(), z.object(hostRule)),
});
const ReadRelease: z.ZodType<Release> = z.object(release);

/** As a server reads it, perhaps an older one: what it does not know counts for nothing, and a release that it cannot read is left out and told of. */
export function readRegistry(content: unknown, onRefused: (release: string, error: unknown) => void): Document {
  const { releases, ...others } = ReadRegistry.parse(content);
  const readable = (area: string, builds: Record<string, unknown>) =>
    Object.entries(builds).flatMap(([build, found]) => {
      const { success, data, error } = ReadRelease.safeParse(found);
      if (!success) onRefused(`${area}@${build}`, error);
      return success ? [[build, data] as const] : [];
    });
  return {
    ...others,
    releases: Object.fromEntries(
      Object.entries(releases).map(([area, builds]) => [area, Object.fromEntries(readable(area, builds))]),
    ),
  };
}
