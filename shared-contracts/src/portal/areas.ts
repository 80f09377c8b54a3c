import { z } from 'zod';
import { AreaModel } from '../identity/auth.ts';
import {
  ACTIONS,
  isAreaModel,
  MODELS,
  ORGANIZATION_TYPES,
  ROLES,
  type Access as AccessType,
} from '../values/identity/access.ts';
import {
  MENU_GROUPS,
  type AreaManifest as AreaManifestType,
  type AreaRelease as AreaReleaseType,
  type Registry as RegistryType,
} from '../values/portal/areas.ts';
import { LANGUAGES } from '../values/limits.ts';

const Name = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Path = z.string().regex(/^(\/(:?[a-z][a-zA-Z-]*))+$/, 'a path such as /orders/:id');
const Call = z.string().regex(/^[a-z][\w-]*(\/:?[a-z][\w-]*)*$/i, 'a call such as orders or orders/:id/bill');
const Label = z.string().regex(/^[a-z]+(\.[a-zA-Z-]+)+$/, 'a key such as menu.orders');

const Rule = z.strictObject({
  model: z.union([z.enum(MODELS), AreaModel]).optional(),
  action: z.enum(ACTIONS).optional(),
  organizationTypes: z.array(z.enum(ORGANIZATION_TYPES)).min(1).optional(),
  roles: z.array(z.enum(ROLES)).min(1).optional(),
});
/** Meeting any alternative is enough. */
const Access = Rule.extend({ or: z.array(Rule).min(1).optional() });
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
const Model = z.strictObject({ model: AreaModel, label: Label, help: Label });
const Labels = z.record(z.enum(LANGUAGES), z.record(Label, z.string().trim().min(1)));

const MAX_MODELS = 100;

const modelsOf = ({ model, or = [] }: AccessType): string[] => [
  ...(model === undefined ? [] : [model]),
  ...or.flatMap(modelsOf),
];

/** An area declares models in its own name space only, so that no other area or release of the portal has the same. */
function findModelProblems({ name, routes, slots, models = [] }: AreaManifestType): string[] {
  const declared = models.map(({ model }) => model as string);
  const used = [...routes, ...slots].flatMap(({ access }) => modelsOf(access)).filter(isAreaModel);
  return [
    ...declared
      .filter((model) => !model.startsWith(`${name}.`))
      .map((model) => `models.${model} is not in the name space of the area: it must begin with ${name}.`),
    ...[...new Set(used)]
      .filter((model) => !declared.includes(model))
      .map((model) => `model ${model} is required and not declared under models`),
  ];
}

/** Lists the inconsistencies of a manifest as messages. */
function findInconsistencies(manifest: AreaManifestType): string[] {
  const { routes, menu, slots, models = [], labels } = manifest;
  const paths = routes.map(({ path }) => path);
  const slotComponents = slots.map(({ slot, name }) => `${slot}/${name}`);
  const findDuplicates = (items: string[]) =>
    items.filter((item, index) => items.indexOf(item) !== index).map((item) => `${item} is declared twice`);
  const keys = [
    ...routes.map(({ title }) => title),
    ...menu.map(({ label }) => label),
    ...models.flatMap(({ label, help }) => [label, help]),
  ];
  const missingLabels = LANGUAGES.flatMap((language) =>
    [...new Set(keys)].filter((key) => !labels[language][key]).map((key) => `labels.${language} lacks ${key}`),
  );
  const unusedLabels = LANGUAGES.flatMap((language) =>
    Object.keys(labels[language])
      .filter((key) => !keys.includes(key))
      .map((key) => `labels.${language} has ${key}, which is unused`),
  );
  const orphans = menu.filter(({ path }) => !paths.includes(path)).map(({ path }) => `menu entry ${path} has no route`);
  return [
    ...findDuplicates(paths),
    ...findDuplicates(slotComponents),
    ...findDuplicates(models.map(({ model }) => model)),
    ...findModelProblems(manifest),
    ...orphans,
    ...missingLabels,
    ...unusedLabels,
  ];
}

export const AreaManifest: z.ZodType<AreaManifestType> = z
  .strictObject({
    name: Name,
    owner: z.string().min(1),
    hostApi: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a range such as ^1.0.0'),
    apis: z.array(Call),
    routes: z.array(Route),
    menu: z.array(MenuEntry),
    slots: z.array(Slot),
    models: z.array(Model).max(MAX_MODELS).optional(),
    labels: Labels,
  })
  .superRefine((manifest, context) => {
    for (const message of findInconsistencies(manifest)) context.addIssue({ code: 'custom', message });
  });

const Script = z.string().regex(/^[\w.-]+\.js$/);
const Builds = z.record(Name, z.string());

const releaseShape = {
  version: z.string(),
  path: z.string().regex(/^[a-z][a-z-]*\/\d[\w.+-]*\/$/),
  manifest: AreaManifest,
  entry: Script,
  integrity: z.record(Script, z.string().startsWith('sha384-')),
  firstPaint: z.record(z.string(), z.strictObject({ scripts: z.array(Script), shared: z.array(z.string()) })),
  borrows: z.record(z.string(), z.string()).optional(),
  signature: z.strictObject({ key: z.string().max(64), value: z.string().max(200) }).optional(),
};
const Share = z.number().min(0).max(100);
const channelShape = {
  areas: Builds,
  previous: Builds.optional(),
  earlier: z.record(Name, z.array(z.string())).optional(),
  shares: z.record(Name, Share).optional(),
  share: Share.optional(),
};
const hostRuleShape = { channel: z.string(), pins: Builds.optional(), areas: z.array(Name).optional() };
const changeShape = {
  at: z.int(),
  by: z.string(),
  action: z.string(),
  area: z.string().optional(),
  build: z.string().optional(),
  version: z.string().optional(),
  target: z.string().optional(),
  message: z.string().optional(),
  commit: z.string().optional(),
  source: z.string().optional(),
};
const registryShape = {
  base: z
    .string()
    .regex(/^(https?:\/\/[^/]+)?\/([\w.-]+\/)*$/)
    .optional(),
  shell: z
    .strictObject({
      hostApi: z.string(),
      pages: z.array(z.string()),
      lends: z.record(z.string(), z.string()),
    })
    .optional(),
  retired: z.record(Name, z.record(z.string(), z.int())).optional(),
  lifted: z.record(Name, z.record(z.string(), z.int())).optional(),
};

/** The strict schema for writing the registry. */
export const Registry: z.ZodType<RegistryType> = z.strictObject({
  ...registryShape,
  releases: z.record(Name, z.record(z.string(), z.strictObject(releaseShape))),
  channels: z.record(z.string(), z.strictObject(channelShape)),
  hosts: z.record(z.string(), z.strictObject(hostRuleShape)),
  history: z.array(z.strictObject(changeShape)).optional(),
});

const LenientRegistry = z.object({
  base: registryShape.base,
  lifted: registryShape.lifted,
  releases: z.record(z.string(), z.record(z.string(), z.unknown())),
  channels: z.record(z.string(), z.object(channelShape)),
  hosts: z.record(z.string(), z.object(hostRuleShape)),
  history: z.array(z.object(changeShape)).optional().catch(undefined),
});
const LenientRelease: z.ZodType<AreaReleaseType> = z.object(releaseShape);

/**
 * Parses a registry leniently, since the server may be older than the registry: ignores unknown fields and skips
 * releases it cannot read.
 */
export function readRegistry(content: unknown, onInvalid: (release: string, error: unknown) => void): RegistryType {
  const { releases, ...registry } = LenientRegistry.parse(content);
  const parseReleases = (area: string, builds: Record<string, unknown>) =>
    Object.entries(builds).flatMap(([build, release]) => {
      const { success, data, error } = LenientRelease.safeParse(release);
      if (!success) onInvalid(`${area}@${build}`, error);
      return success ? [[build, data] as const] : [];
    });
  return {
    ...registry,
    releases: Object.fromEntries(
      Object.entries(releases).map(([area, builds]) => [area, Object.fromEntries(parseReleases(area, builds))]),
    ),
  };
}
