import type { BillServices } from '../../finance/public.ts';
import type { ImportServices } from '../importer.ts';

/** Services to create and move orders, and to receive invoices. */
export type EdiServices = ImportServices & BillServices;
