import type { Gate } from 'shared-contracts/network/gates';
import { GATE_LIMITS, LOCATION_LIMITS } from 'shared-contracts/values/field-limits';
import type { GateUse } from 'shared-contracts/values/network/gates';
import { array, number, object, string, type ArraySchema } from 'yup';
import { openingSchema, type OpeningForm, type useOpeningForm } from './opening-hours.ts';

/** `opening`: `always` is as the location. `id`: of an existing gate. */
export type GateForm = OpeningForm & Pick<Gate, 'name' | 'use' | 'slotMinutes' | 'capacity'> & { id: string | null };

const { slotMinutes, capacity } = GATE_LIMITS;

export const gatesSchema = array()
  .of(
    object({
      id: string().nullable().default(null),
      name: string().trim().required().max(GATE_LIMITS.name),
      use: string<GateUse>().required().default('both'),
      slotMinutes: number().integer().required().min(slotMinutes.min).max(slotMinutes.max),
      capacity: number().integer().required().min(capacity.min).max(capacity.max),
      ...openingSchema,
    }),
  )
  .max(LOCATION_LIMITS.gates)
  .required()
  .default([]) as unknown as ArraySchema<GateForm[], object>;

const DEFAULTS = { id: null, name: '', use: 'both', slotMinutes: 30, capacity: 1 } as const;

type ToOpening = ReturnType<typeof useOpeningForm>['toOpening'];

export const emptyGate = (toOpening: ToOpening): GateForm => ({ ...DEFAULTS, ...toOpening(null) });

export const toGateForms = (gates: readonly Gate[], toOpening: ToOpening): GateForm[] =>
  gates.map(({ openingHours, ...gate }) => ({ ...gate, ...toOpening(openingHours) }));
