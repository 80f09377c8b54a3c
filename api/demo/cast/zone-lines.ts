import type { ZoneColour } from 'shared-contracts/values/network/route-zones';

/** A zone of Sri Lanka: name, colour, corners as [latitude, longitude]. */
export type ZoneLine = readonly [name: string, colour: ZoneColour, corners: [number, number][]];

const WEST: ZoneLine = [
  'Colombo and the west',
  'blue',
  [
    [6.7, 79.83],
    [6.66, 80.1],
    [6.9, 80.25],
    [7.12, 80.12],
    [7.26, 79.95],
    [7.27, 79.79],
    [6.95, 79.81],
  ],
];
const HILLS: ZoneLine = [
  'Kandy and Matale',
  'green',
  [
    [7.05, 80.5],
    [7.05, 80.78],
    [7.3, 80.86],
    [7.55, 80.72],
    [7.55, 80.5],
    [7.28, 80.44],
  ],
];
const TEA: ZoneLine = [
  'High tea country',
  'teal',
  [
    [6.72, 80.5],
    [6.74, 81.1],
    [7.06, 81.14],
    [7.12, 80.8],
    [7.1, 80.5],
    [6.9, 80.44],
  ],
];
const SOUTH: ZoneLine = [
  'Southern coast',
  'orange',
  [
    [6.15, 80.02],
    [5.94, 80.2],
    [5.88, 80.58],
    [5.98, 81.25],
    [6.25, 81.22],
    [6.45, 80.6],
    [6.52, 79.98],
  ],
];
const NORTH: ZoneLine = [
  'Jaffna and Vanni',
  'purple',
  [
    [8.62, 80.2],
    [8.66, 80.72],
    [9.3, 80.8],
    [9.86, 80.3],
    [9.82, 79.85],
    [9.5, 79.98],
  ],
];
const NORTH_WEST: ZoneLine = [
  'North-western coast',
  'olive',
  [
    [7.3, 79.8],
    [7.32, 80.48],
    [7.72, 80.5],
    [8.15, 80.05],
    [8.1, 79.74],
    [7.6, 79.76],
  ],
];
const EAST: ZoneLine = [
  'Trincomalee',
  'pink',
  [
    [8.4, 81.0],
    [8.36, 81.3],
    [8.72, 81.3],
    [8.78, 80.98],
  ],
];

export const SERENDIB_ZONES = [WEST, HILLS, TEA, SOUTH, NORTH, NORTH_WEST] as const;
export const MERIDIAN_ZONES = [WEST, HILLS, EAST] as const;
export const CARRIERS_ZONES = [WEST, TEA, NORTH_WEST, NORTH] as const;
export const HARVEST_ZONES = [
  [
    'Greater Colombo',
    'blue',
    [
      [6.8, 79.84],
      [6.8, 80.02],
      [6.98, 80.03],
      [7.2, 79.93],
      [7.2, 79.83],
      [6.95, 79.82],
    ],
  ],
  [
    'Port and container yards',
    'red',
    [
      [6.93, 79.83],
      [6.93, 79.885],
      [6.955, 79.885],
      [6.965, 79.835],
    ],
  ],
  [
    'Estates',
    'green',
    [
      [6.7, 80.5],
      [6.75, 81.1],
      [7.05, 81.1],
      [7.2, 80.6],
      [7.02, 80.48],
    ],
  ],
] as const satisfies ZoneLine[];
