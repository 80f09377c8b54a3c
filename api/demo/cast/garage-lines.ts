import type { Colour } from '../drawing/png.ts';
import type { Catalogue } from './catalogue.ts';

export type TypeName = keyof Catalogue['vehicleTypes'];

/** The vehicle types in use: inner width × height × length in m. */
export const BODIES: Partial<Record<TypeName, readonly [number, number, number]>> = {
  'Mini lorry 7 ft': [1.5, 1.45, 2.1],
  'Lorry 10.5 ft': [1.85, 1.85, 3.2],
  'Lorry 14.5 ft': [2.15, 2.2, 4.4],
  'Lorry 17 ft': [2.3, 2.4, 5.2],
  'Lorry 20 ft': [2.4, 2.5, 6.1],
  'Lorry 24 ft, double axle': [2.44, 2.65, 7.3],
  'Freezer lorry 14.5 ft': [2, 2, 4.3],
  'Prime mover, 20 ft container': [2.35, 2.39, 5.9],
  'Prime mover, 40 ft container': [2.35, 2.39, 12.03],
};

/** Brand, model, engine, its power in kW, axles, own weight in kg. */
type Make = readonly [brand: string, model: string, engine: string, power: string, axles: number, weight: string];
export const MAKES: Partial<Record<TypeName, readonly [Make, Make]>> = {
  'Mini lorry 7 ft': [
    ['Tata', 'Ace HT', '275 IDI', '12', 2, '860'],
    ['Mahindra', 'Bolero Maxi Truck', 'm2DiCR', '54', 2, '1430'],
  ],
  'Lorry 10.5 ft': [
    ['Isuzu', 'NHR 55', '4JB1', '57', 2, '1900'],
    ['Mitsubishi Fuso', 'Canter FE71', '4D34', '81', 2, '2150'],
  ],
  'Lorry 14.5 ft': [
    ['Isuzu', 'NKR 71', '4HG1', '88', 2, '2680'],
    ['Mitsubishi Fuso', 'Canter FE85', '4D34-2AT5', '100', 2, '2800'],
  ],
  'Lorry 17 ft': [
    ['Isuzu', 'NPR 75', '4HK1', '110', 2, '2980'],
    ['Tata', 'LPT 1109', '497 TC', '96', 2, '3900'],
  ],
  'Lorry 20 ft': [
    ['Hino', 'FC9J', 'J05E', '132', 2, '4250'],
    ['Ashok Leyland', 'Ecomet 1215', 'H-series', '118', 2, '4700'],
  ],
  'Lorry 24 ft, double axle': [
    ['Ashok Leyland', 'U-2518', 'H6E4S', '132', 3, '8200'],
    ['Tata', 'LPT 2518', '6BT 5.9', '132', 3, '8450'],
  ],
  'Freezer lorry 14.5 ft': [
    ['Isuzu', 'NPR 75', '4HK1', '110', 2, '3600'],
    ['Isuzu', 'NKR 71', '4HG1', '88', 2, '3350'],
  ],
  'Prime mover, 20 ft container': [
    ['Tata', 'LPS 4018', '6BT 5.9', '132', 3, '6900'],
    ['Hino', 'SH1E', 'E13C', '302', 2, '7100'],
  ],
  'Prime mover, 40 ft container': [
    ['Volvo', 'FM 400', 'D13A', '294', 3, '8300'],
    ['Tata', 'Prima 4025.S', 'ISBe', '186', 3, '8600'],
  ],
};

export const MORE_BRANDS = ['Eicher', 'Mercedes-Benz', 'Nissan UD', 'Toyota'] as const;
export const FUEL_TYPES = ['Diesel', 'Petrol', 'Hybrid', 'Electric'] as const;

/** Name and colour in pictures. */
export const COLORS: readonly [string, Colour][] = [
  ['White', [243, 244, 246]],
  ['Sky blue', [37, 99, 235]],
  ['Signal red', [200, 38, 38]],
  ['Yellow', [234, 179, 8]],
  ['Leaf green', [22, 128, 61]],
  ['Silver', [176, 182, 190]],
  ['Bright orange', [234, 100, 20]],
];

/** Name, validity in days, whether every vehicle needs it, icon, validity in kilometres and in engine hours. */
export const SERVICES = [
  ['Engine oil', 90, true, 'droplet', 10_000, 400],
  ['Brake check', 180, true, 'disc', 20_000, null],
  ['Tyre change', 120, false, 'circle', 40_000, null],
  ['Full service', 365, true, 'wrench', null, null],
  ['Cooling unit', 180, false, 'snowflake', null, 1_500],
] as const;

/** Displayed documents, their labels, and their intervals in days. */
export const PAPERS = [
  ['revenueLicence', 'Revenue licence', 365],
  ['insurance', 'Certificate of insurance', 365],
  ['emissionReport', 'Emission test report', 365],
  ['registrationCertificate', 'Certificate of registration', null],
] as const;

type Line = readonly [plate: string, type: TypeName, year: number];
export const SERENDIB: readonly Line[] = [
  ['WP LK-4521', 'Lorry 20 ft', 2019],
  ['WP LM-1187', 'Lorry 20 ft', 2020],
  ['WP LN-7302', 'Lorry 24 ft, double axle', 2021],
  ['WP LK-9936', 'Lorry 17 ft', 2018],
  ['WP LL-2048', 'Lorry 17 ft', 2018],
  ['NW LH-6610', 'Lorry 14.5 ft', 2017],
  ['WP PM-3389', 'Freezer lorry 14.5 ft', 2021],
  ['WP PN-5124', 'Freezer lorry 14.5 ft', 2022],
  ['WP JK-0457', 'Prime mover, 20 ft container', 2016],
  ['WP JL-8812', 'Prime mover, 40 ft container', 2019],
  ['SP LG-2750', 'Lorry 17 ft', 2016],
  ['NP LK-1093', 'Lorry 20 ft', 2018],
  ['WP LO-4475', 'Lorry 24 ft, double axle', 2023],
  ['WP DA-6641', 'Mini lorry 7 ft', 2020],
  ['NP LM-3327', 'Lorry 20 ft', 2019],
  ['SP LN-9058', 'Lorry 14.5 ft', 2021],
];
export const CARRIERS: readonly Line[] = [
  ['CP LJ-8830', 'Lorry 14.5 ft', 2016],
  ['CP LK-3172', 'Lorry 14.5 ft', 2018],
  ['CP LM-6604', 'Lorry 17 ft', 2019],
  ['UVA LG-1925', 'Lorry 10.5 ft', 2015],
  ['CP LN-7748', 'Lorry 20 ft', 2021],
  ['CP DA-2093', 'Mini lorry 7 ft', 2017],
  ['CP LL-5516', 'Lorry 10.5 ft', 2019],
  ['SG LH-4081', 'Lorry 14.5 ft', 2017],
];
export const LORRIES: readonly Line[] = [
  ['WP LG-7719', 'Lorry 14.5 ft', 2014],
  ['WP LH-0634', 'Lorry 17 ft', 2015],
  ['SP LJ-5290', 'Lorry 20 ft', 2016],
  ['NW LK-8147', 'Lorry 10.5 ft', 2018],
  ['WP JM-2265', 'Prime mover, 40 ft container', 2017],
  ['EP LK-9403', 'Lorry 20 ft', 2018],
];
export const HARVEST: readonly Line[] = [['CP PH-2231', 'Mini lorry 7 ft', 2019]];
