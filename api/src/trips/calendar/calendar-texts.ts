import type { Language } from 'shared-contracts/values/limits';

export type CalendarTexts = {
  calendar: string;
  trip: string;
  vehicle: string;
  driver: string;
  pickup: string;
  drop: string;
};

export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  en: {
    calendar: 'Trips',
    trip: 'Trip {number}',
    vehicle: 'Vehicle',
    driver: 'Driver',
    pickup: 'Pickup',
    drop: 'Drop',
  },
  it: {
    calendar: 'Viaggi',
    trip: 'Viaggio {number}',
    vehicle: 'Veicolo',
    driver: 'Autista',
    pickup: 'Ritiro',
    drop: 'Consegna',
  },
  fr: {
    calendar: 'Voyages',
    trip: 'Voyage {number}',
    vehicle: 'Véhicule',
    driver: 'Chauffeur',
    pickup: 'Enlèvement',
    drop: 'Livraison',
  },
  sp: {
    calendar: 'Viajes',
    trip: 'Viaje {number}',
    vehicle: 'Vehículo',
    driver: 'Conductor',
    pickup: 'Recogida',
    drop: 'Entrega',
  },
  sin: {
    calendar: 'ගමන්',
    trip: 'ගමන {number}',
    vehicle: 'වාහනය',
    driver: 'රියදුරු',
    pickup: 'භාර ගැනීම',
    drop: 'බෑම',
  },
};
