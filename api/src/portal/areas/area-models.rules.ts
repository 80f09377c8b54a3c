import type { AreaModelOption } from 'shared-contracts/portal/area-models';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { STABLE_CHANNEL, type AreaManifest, type Registry } from 'shared-contracts/values/portal/areas';

/** The manifests that some host or channel offers, those of the stable channel first. */
function listManifests({ channels, hosts, releases }: Registry): AreaManifest[] {
  const { [STABLE_CHANNEL]: stable, ...others } = channels;
  const inUse = [stable, ...Object.values(others)].map((channel) => channel?.areas ?? {});
  return [...inUse, ...Object.values(hosts).map(({ pins = {} }) => pins)]
    .flatMap((builds) => Object.entries(builds))
    .flatMap(([area, build]) => releases[area]?.[build]?.manifest ?? []);
}

/** The models that areas in use declare, each once, in the order of areas and of their manifests. */
export function toAreaModels(registry: Registry): AreaModelOption[] {
  const options = listManifests(registry).flatMap(({ name, models = [], labels }) =>
    models.map(({ model, label, help }): AreaModelOption => {
      const translate = (key: string) =>
        Object.fromEntries(LANGUAGES.map((language) => [language, labels[language][key] ?? labels.en[key] ?? key]));
      return { model, area: name, labels: translate(label), help: translate(help) } as AreaModelOption;
    }),
  );
  const first = new Map(options.toReversed().map((option) => [option.model, option]));
  return [...first.values()].toSorted(
    (a, b) => a.area.localeCompare(b.area) || options.indexOf(a) - options.indexOf(b),
  );
}
