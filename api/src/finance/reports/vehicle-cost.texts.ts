import type { Texts } from './report.texts.ts';

/** Titles of the columns about the costs of vehicles. */
export const VEHICLE_COST_TEXTS = {
  tripCount: ['Finished trips', 'Viaggi conclusi', 'Voyages terminés', 'Viajes terminados', 'නිම කළ ගමන්'],
  drivenDistance: ['Driven distance', 'Distanza percorsa', 'Distance parcourue', 'Distancia recorrida', 'ගමන් කළ දුර'],
  workOrderCount: ['Work orders', 'Ordini di lavoro', 'Ordres de travail', 'Órdenes de trabajo', 'වැඩ ඇණවුම්'],
  partsCost: ['Parts', 'Ricambi', 'Pièces', 'Piezas', 'අමතර කොටස්'],
  labourCost: ['Labour', 'Manodopera', 'Main-d’œuvre', 'Mano de obra', 'ශ්\u200dරමය'],
  maintenanceCost: [
    'Maintenance cost',
    'Costo di manutenzione',
    'Coût d’entretien',
    'Coste de mantenimiento',
    'නඩත්තු වියදම',
  ],
  costPerKm: ['Cost per km', 'Costo per km', 'Coût par km', 'Coste por km', 'කි.මී. වියදම'],
} as const satisfies Record<string, Texts>;
