import type { ImportSubject } from 'shared-contracts/values/imports';
import { cargoImporter } from './cargo-importer.ts';
import { locationImporter } from './location-importer.ts';
import { orderImporter } from './order-importer.ts';
import type { Importer } from './importer.ts';

export const IMPORTERS = {
  order: orderImporter,
  cargo: cargoImporter,
  location: locationImporter,
} as unknown as Record<ImportSubject, Importer<object>>;
