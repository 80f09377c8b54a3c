import { BILLING_BY, CargoInput } from 'shared-contracts/cargos';
import type { FieldError } from 'shared-contracts/common';
import { createCargo } from '../network/cargos/cargo-saves.ts';
import { spaceProblems, spacesOf } from '../network/cargos/cargo.rules.ts';
import { needs } from '../platform/needs.ts';
import { allNamed, asText, mentionOf, mentionsOf, named, oneOf } from './cells.rules.ts';
import type { ImportColumn } from './columns.rules.ts';
import { type Faults, oneByOne, type Subject } from './subject.ts';
import { takenCodes } from './taken-codes.store.ts';

const MEASURE = { isRequired: true, read: asText, format: 'measure' } as const;

const COLUMNS: readonly ImportColumn[] = [
  { title: 'Name', field: 'name', isRequired: true, read: asText, format: 'text', example: 'Tea chests', width: 28 },
  { title: 'Code', field: 'code', isRequired: true, read: asText, format: 'unique', example: 'TEA-1' },
  {
    title: 'Cargo type',
    field: 'cargoTypeId',
    isRequired: true,
    read: named('cargoType'),
    mentions: mentionOf('cargoType'),
    format: 'name',
    example: 'General goods',
  },
  {
    title: 'Allowed cargo types',
    field: 'allowedCargoTypeIds',
    read: allNamed('cargoType'),
    mentions: mentionsOf('cargoType'),
    format: 'names',
    example: 'Food;Refrigerated',
    width: 28,
  },
  { title: 'Shipping unit', field: 'shippingUnit', isRequired: true, read: asText, format: 'text', example: 'Pallet' },
  {
    title: 'Billing by',
    field: 'billingBy',
    isRequired: true,
    read: oneOf(BILLING_BY),
    format: 'billingBy',
    example: 'weight',
  },
  { title: 'Width (m)', field: 'width', ...MEASURE, example: '1.2' },
  { title: 'Height (m)', field: 'height', ...MEASURE, example: '1.5' },
  { title: 'Length (m)', field: 'length', ...MEASURE, example: '0.8' },
  { title: 'Weight (kg)', field: 'weight', ...MEASURE, example: '480' },
  { title: 'Effective space (CBM)', field: 'effectiveSpace', ...MEASURE, isRequired: false, example: '1.6', width: 22 },
];

const TAKEN: FieldError = { code: 'alreadyExists', message: 'Already exists' };

/** A code is there once, in whatever case: in the organization and in the file. */
const check: Subject<CargoInput>['check'] = async ({ db }, organizationId, inputs) => {
  const seen = await takenCodes(
    db,
    organizationId,
    inputs.map(({ code }) => code),
  );
  return inputs.map((input) => {
    const code = input.code.toLowerCase();
    const faults: Faults = seen.has(code) ? { code: TAKEN } : {};
    seen.add(code);
    return { ...faults, ...spaceProblems(spacesOf(input, input.effectiveSpace ?? null, null)) };
  });
};

export const CARGOS: Subject<CargoInput> = {
  name: 'cargo',
  path: 'cargos',
  access: needs('cargo', 'write'),
  sheet: 'Cargos',
  columns: COLUMNS,
  schema: CargoInput,
  failure: 'There is a problem when creating this cargo',
  check,
  ready: oneByOne(createCargo),
};
