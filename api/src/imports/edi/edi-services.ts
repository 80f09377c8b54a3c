import type { BillServices } from '../../finance/public.ts';
import type { ImportServices } from '../importer.ts';

/** What orders are made and moved with, and invoices received. */
export type EdiServices = ImportServices & BillServices;
