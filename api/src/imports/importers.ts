import type { ImportSubject } from 'shared-contracts/values/imports';
import { CARGOS } from './cargos.ts';
import { LOCATIONS } from './locations.ts';
import { ORDERS } from './orders.ts';
import type { Subject } from './subject.ts';

/** Everything that comes in by files; what a subject's rows are is nobody's business but its own. */
export const SUBJECTS = { order: ORDERS, cargo: CARGOS, location: LOCATIONS } as unknown as Record<
  ImportSubject,
  Subject<object>
>;
