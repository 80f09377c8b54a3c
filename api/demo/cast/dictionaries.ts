import type { Builders } from '../builders.ts';
import type { Companies } from './organizations.ts';
import { COLORS, FUEL_TYPES, MAKES, MORE_BRANDS, SERVICES } from './garage-lines.ts';

/** Vehicle dictionaries: the platform's entries by name, and a few of the organizations' own. */
export async function dictionaries(build: Builders, { lorries, harvest }: Companies) {
  const made = Object.values(MAKES).flat();
  const shelf = async (kind: 'brand' | 'model' | 'color' | 'fuelType', names: readonly string[]) => {
    const ids = new Map<string, string>();
    for (const name of new Set(names)) ids.set(name, (await build.dictionaryEntry({ kind, name })).id);
    return ids;
  };
  const brands = await shelf('brand', [...made.map(([brand]) => brand), ...MORE_BRANDS]);
  const models = await shelf(
    'model',
    made.map(([, model]) => model),
  );
  const colors = await shelf(
    'color',
    COLORS.map(([name]) => name),
  );
  const fuelTypes = await shelf('fuelType', FUEL_TYPES);
  const services = [];
  for (const [name, days, isRequired, icon, km, hours] of SERVICES)
    services.push(await build.serviceInterval({ name, days, isRequired, icon, km, hours }));
  await build.dictionaryEntry({ kind: 'color', name: 'Wijesekara blue', organizationId: lorries.id });
  await build.serviceInterval({ name: 'Tarpaulin', days: 60, organizationId: lorries.id });
  await build.cargoType({ name: 'Roof tiles', organizationId: lorries.id });
  await build.dictionaryEntry({ kind: 'color', name: 'Tea green', organizationId: harvest.id });
  return { brands, models, colors, fuelTypes, services };
}
