import { defineMessages } from 'react-intl';

export const tabLabels = defineMessages({
  types: { id: 'fleet.dictionary.tab.types', defaultMessage: 'Types' },
  brands: { id: 'fleet.dictionary.tab.brands', defaultMessage: 'Brands' },
  models: { id: 'fleet.dictionary.tab.models', defaultMessage: 'Models' },
  colors: { id: 'fleet.dictionary.tab.colors', defaultMessage: 'Colors' },
  'fuel-types': { id: 'fleet.dictionary.tab.fuelTypes', defaultMessage: 'Fuel types' },
  'cargo-types': { id: 'fleet.dictionary.tab.cargoTypes', defaultMessage: 'Cargo types' },
  'service-intervals': { id: 'fleet.dictionary.tab.serviceIntervals', defaultMessage: 'Service intervals' },
});

export const createLabels = defineMessages({
  types: { id: 'fleet.dictionary.new.types', defaultMessage: 'New vehicle type' },
  brands: { id: 'fleet.dictionary.new.brands', defaultMessage: 'New brand' },
  models: { id: 'fleet.dictionary.new.models', defaultMessage: 'New model' },
  colors: { id: 'fleet.dictionary.new.colors', defaultMessage: 'New color' },
  'fuel-types': { id: 'fleet.dictionary.new.fuelTypes', defaultMessage: 'New fuel type' },
  'cargo-types': { id: 'fleet.dictionary.new.cargoTypes', defaultMessage: 'New cargo type' },
  'service-intervals': { id: 'fleet.dictionary.new.serviceIntervals', defaultMessage: 'New service interval' },
});

export const editLabels = defineMessages({
  types: { id: 'fleet.dictionary.edit.types', defaultMessage: 'Edit vehicle type' },
  brands: { id: 'fleet.dictionary.edit.brands', defaultMessage: 'Edit brand' },
  models: { id: 'fleet.dictionary.edit.models', defaultMessage: 'Edit model' },
  colors: { id: 'fleet.dictionary.edit.colors', defaultMessage: 'Edit color' },
  'fuel-types': { id: 'fleet.dictionary.edit.fuelTypes', defaultMessage: 'Edit fuel type' },
  'cargo-types': { id: 'fleet.dictionary.edit.cargoTypes', defaultMessage: 'Edit cargo type' },
  'service-intervals': { id: 'fleet.dictionary.edit.serviceIntervals', defaultMessage: 'Edit service interval' },
});

export const emptyTitles = defineMessages({
  types: { id: 'fleet.dictionary.empty.types', defaultMessage: 'No vehicle types found' },
  brands: { id: 'fleet.dictionary.empty.brands', defaultMessage: 'No brands found' },
  models: { id: 'fleet.dictionary.empty.models', defaultMessage: 'No models found' },
  colors: { id: 'fleet.dictionary.empty.colors', defaultMessage: 'No colors found' },
  'fuel-types': { id: 'fleet.dictionary.empty.fuelTypes', defaultMessage: 'No fuel types found' },
  'cargo-types': { id: 'fleet.dictionary.empty.cargoTypes', defaultMessage: 'No cargo types found' },
  'service-intervals': { id: 'fleet.dictionary.empty.serviceIntervals', defaultMessage: 'No service intervals found' },
});

/** Labels by the stored icon name. */
export const iconNames = defineMessages({
  truck: { id: 'fleet.dictionary.icon.truck', defaultMessage: 'Lorry' },
  van: { id: 'fleet.dictionary.icon.van', defaultMessage: 'Van' },
  motorbike: { id: 'fleet.dictionary.icon.motorbike', defaultMessage: 'Motorbike' },
  bus: { id: 'fleet.dictionary.icon.bus', defaultMessage: 'Bus' },
  tractor: { id: 'fleet.dictionary.icon.tractor', defaultMessage: 'Tractor' },
  container: { id: 'fleet.dictionary.icon.container', defaultMessage: 'Container' },
  snowflake: { id: 'fleet.dictionary.icon.snowflake', defaultMessage: 'Cooling' },
  fuel: { id: 'fleet.dictionary.icon.fuel', defaultMessage: 'Fuel' },
  wrench: { id: 'fleet.dictionary.icon.wrench', defaultMessage: 'Repair' },
  droplet: { id: 'fleet.dictionary.icon.droplet', defaultMessage: 'Oil' },
  disc: { id: 'fleet.dictionary.icon.disc', defaultMessage: 'Brakes' },
  circle: { id: 'fleet.dictionary.icon.circle', defaultMessage: 'Tyres' },
  battery: { id: 'fleet.dictionary.icon.battery', defaultMessage: 'Battery' },
  thermometer: { id: 'fleet.dictionary.icon.thermometer', defaultMessage: 'Temperature' },
  shield: { id: 'fleet.dictionary.icon.shield', defaultMessage: 'Safety' },
});
