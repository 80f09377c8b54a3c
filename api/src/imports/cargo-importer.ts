import { BILLING_BY, CargoInput } from 'shared-contracts/network/cargos';
import type { FieldError } from 'shared-contracts/common';
import { createCargo, validateSpace, computeCargoSpace } from '../network/public.ts';
import { needs } from '../platform/access/needs.ts';
import {
  readNames,
  readNumber,
  readText,
  referenceTo,
  referencesTo,
  readName,
  readOption,
} from './cell-readers.rules.ts';
import type { ImportColumn } from './columns.rules.ts';
import { type FieldErrors, createOneByOne, type Importer } from './importer.ts';
import { findTakenCodes } from './taken-codes.store.ts';

const MEASURE = { isRequired: true, read: readText, format: 'measure' } as const;

const COLUMNS: readonly ImportColumn[] = [
  { title: 'Name', field: 'name', isRequired: true, read: readText, format: 'text', example: 'Tea chests', width: 28 },
  { title: 'Code', field: 'code', isRequired: true, read: readText, format: 'unique', example: 'TEA-1' },
  {
    title: 'Cargo type',
    field: 'cargoTypeId',
    isRequired: true,
    read: readName('cargoType'),
    references: referenceTo('cargoType'),
    format: 'name',
    example: 'General goods',
  },
  {
    title: 'Allowed cargo types',
    field: 'allowedCargoTypeIds',
    read: readNames('cargoType'),
    references: referencesTo('cargoType'),
    format: 'names',
    example: 'Food;Refrigerated',
    width: 28,
  },
  {
    title: 'Shipping unit',
    field: 'shippingUnit',
    isRequired: true,
    read: readText,
    format: 'text',
    example: 'Pallet',
  },
  {
    title: 'Billing by',
    field: 'billingBy',
    isRequired: true,
    read: readOption(BILLING_BY),
    format: 'billingBy',
    example: 'weight',
  },
  { title: 'Width (m)', field: 'width', ...MEASURE, example: '1.2' },
  { title: 'Height (m)', field: 'height', ...MEASURE, example: '1.5' },
  { title: 'Length (m)', field: 'length', ...MEASURE, example: '0.8' },
  { title: 'Weight (kg)', field: 'weight', ...MEASURE, example: '480' },
  { title: 'Effective space (CBM)', field: 'effectiveSpace', ...MEASURE, isRequired: false, example: '1.6', width: 22 },
  { title: 'Pallet places', field: 'palletPlaces', ...MEASURE, isRequired: false, example: '1' },
  { title: 'Stacked layers', field: 'stackLayers', read: readNumber, format: 'stackLayers', example: '2' },
];

const CODE_TAKEN: FieldError = { code: 'alreadyExists', message: 'Already exists' };

/** A code must be unique in the organization and in the file, regardless of case. */
const validateCargos: Importer<CargoInput>['validate'] = async ({ db }, organizationId, inputs) => {
  const takenCodes = await findTakenCodes(
    db,
    organizationId,
    inputs.map(({ code }) => code),
  );
  return inputs.map((input) => {
    const code = input.code.toLowerCase();
    const errors: FieldErrors = takenCodes.has(code) ? { code: CODE_TAKEN } : {};
    takenCodes.add(code);
    return { ...errors, ...validateSpace(computeCargoSpace(input, input.effectiveSpace ?? null, null)) };
  });
};

export const cargoImporter: Importer<CargoInput> = {
  subject: 'cargo',
  path: 'cargos',
  access: needs('cargo', 'write'),
  sheetName: 'Cargos',
  columns: COLUMNS,
  schema: CargoInput,
  failureMessage: 'There is a problem when creating this cargo',
  validate: validateCargos,
  prepare: createOneByOne(createCargo),
};
