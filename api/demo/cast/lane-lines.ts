import type { OrderOverrides } from '../builders/order.ts';
import type { Catalogue } from './catalogue.ts';
import type { Locations } from './locations.ts';
import type { Operations } from './operations.ts';

export type Line<Place extends string> = {
  type: string;
  operation: keyof Operations;
  stops: Place[];
  load: [cargo: string, quantity: number][];
  vehicles: (keyof Catalogue['vehicleTypes'])[];
  more?: Pick<OrderOverrides, 'isBackhaul' | 'cutoffOption'>;
};

const toPort = { more: { cutoffOption: 'delivery' } } as const;
const back = { more: { isBackhaul: true } } as const;

export const HARVEST_ISLAND: Line<keyof Locations['harvest']>[] = [
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Hatton tea factory', 'Port of Colombo, export gate'],
    load: [['TEA-SACK', 90]],
    vehicles: ['Lorry 17 ft'],
    ...toPort,
  },
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Grandpass tea stores', 'Port of Colombo, south harbour'],
    load: [
      ['TEA-CTN', 260],
      ['TEA-GRN', 24],
    ],
    vehicles: ['Prime mover, 20 ft container'],
    ...toPort,
  },
  {
    type: 'LOC',
    operation: 'distribution',
    stops: ['Gampaha distribution centre', 'Vavuniya transfer yard', 'Jaffna wholesale store'],
    load: [['TEA-CTN', 280]],
    vehicles: ['Lorry 20 ft', 'Lorry 17 ft'],
  },
  {
    type: 'EXP',
    operation: 'spiceExport',
    stops: ['Matale cinnamon and pepper', 'Port of Colombo, export gate'],
    load: [
      ['PEP-SACK', 60],
      ['CAR-BOX', 24],
    ],
    vehicles: ['Lorry 14.5 ft', 'Lorry 17 ft'],
    ...toPort,
  },
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Talawakele estate', 'Mattakkuliya blending hall'],
    load: [['TEA-SACK', 120]],
    vehicles: ['Lorry 20 ft'],
  },
  {
    type: 'IMP',
    operation: 'distribution',
    stops: ['Port of Colombo, export gate', 'Kelaniya packing plant'],
    load: [['PACK-PAL', 12]],
    vehicles: ['Lorry 17 ft', 'Lorry 20 ft'],
  },
  {
    type: 'RET',
    operation: 'distribution',
    stops: ['Jaffna wholesale store', 'Anuradhapura depot', 'Peliyagoda warehouse'],
    load: [['PACK-PAL', 8]],
    vehicles: ['Lorry 20 ft'],
    ...back,
  },
  {
    type: 'EXP',
    operation: 'spiceExport',
    stops: ['Matara cinnamon peelers', 'Galle spice store', 'Galle harbour'],
    load: [['CIN-BALE', 64]],
    vehicles: ['Lorry 14.5 ft'],
    ...toPort,
  },
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Kurunegala coconut mill', 'Port of Colombo, export gate'],
    load: [
      ['COC-BAG', 240],
      ['COC-OIL', 6],
    ],
    vehicles: ['Lorry 20 ft', 'Lorry 24 ft, double axle'],
    ...toPort,
  },
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Nuwara Eliya tea centre', 'Bandaranaike Airport, cargo village'],
    load: [['TEA-GRN', 60]],
    vehicles: ['Lorry 14.5 ft'],
    ...toPort,
  },
  {
    type: 'LOC',
    operation: 'distribution',
    stops: ['Peliyagoda warehouse', 'Kandy city depot', 'Dambulla economic centre'],
    load: [['TEA-CTN', 180]],
    vehicles: ['Lorry 17 ft'],
  },
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Chilaw copra store', 'Hambantota port'],
    load: [['COIR', 50]],
    vehicles: ['Lorry 24 ft, double axle'],
    ...toPort,
  },
];
export const HARVEST_ESTATES: Line<keyof Locations['harvest']>[] = [
  {
    type: 'EST',
    operation: 'teaExport',
    stops: ['Nawalapitiya estate store', 'Gampola tea factory', 'Kandy city depot'],
    load: [['TEA-SACK', 42]],
    vehicles: ['Lorry 14.5 ft'],
  },
  {
    type: 'EST',
    operation: 'spiceExport',
    stops: ['Bandarawela estate', 'Badulla collection point', 'Pallekele industrial zone'],
    load: [
      ['TEA-SACK', 34],
      ['PEP-SACK', 10],
    ],
    vehicles: ['Lorry 14.5 ft', 'Lorry 10.5 ft'],
  },
  {
    type: 'EST',
    operation: 'distribution',
    stops: ['Katugastota spice buyers', 'Matale cinnamon and pepper'],
    load: [
      ['CAR-BOX', 40],
      ['PEP-SACK', 12],
    ],
    vehicles: ['Lorry 10.5 ft'],
  },
  {
    type: 'RET',
    operation: 'distribution',
    stops: ['Kandy city depot', 'Peradeniya collection point', 'Hatton tea factory'],
    load: [['PACK-PAL', 4]],
    vehicles: ['Lorry 14.5 ft'],
    ...back,
  },
  {
    type: 'EST',
    operation: 'teaExport',
    stops: ['Deniyaya tea factory', 'Galle spice store'],
    load: [['TEA-SACK', 44]],
    vehicles: ['Lorry 14.5 ft'],
  },
];
export const HARVEST_MANAGED: Line<keyof Locations['harvest']>[] = [
  {
    type: 'EXP',
    operation: 'teaExport',
    stops: ['Biyagama export zone', 'Bandaranaike Airport, cargo village'],
    load: [['TEA-CTN', 160]],
    vehicles: ['Lorry 14.5 ft'],
    ...toPort,
  },
  {
    type: 'IMP',
    operation: 'spiceExport',
    stops: ['Port of Colombo, south harbour', 'Horana export zone'],
    load: [['PACK-PAL', 14]],
    vehicles: ['Lorry 20 ft'],
  },
];
export const LAGOON: Line<keyof Locations['lagoon']>[] = [
  {
    type: 'AIR',
    operation: 'freshExport',
    stops: ['Negombo lagoon plant', 'Airport cargo village, perishables'],
    load: [['TUNA-ICE', 14]],
    vehicles: ['Freezer lorry 14.5 ft'],
    ...toPort,
  },
  {
    type: 'LND',
    operation: 'landing',
    stops: ['Mirissa fishery harbour', 'Galle fishery harbour', 'Negombo lagoon plant'],
    load: [['TUNA-ICE', 20]],
    vehicles: ['Freezer lorry 14.5 ft'],
  },
  {
    type: 'SEA',
    operation: 'freshExport',
    stops: ['Negombo lagoon plant', 'Port of Colombo, reefer yard'],
    load: [
      ['TUNA-FRZ', 90],
      ['PRAWN', 30],
    ],
    vehicles: ['Freezer lorry 14.5 ft', 'Prime mover, 20 ft container'],
    ...toPort,
  },
  {
    type: 'LND',
    operation: 'landing',
    stops: ['Jaffna landing site', 'Mannar crab station', 'Negombo lagoon plant'],
    load: [
      ['CRAB', 48],
      ['DRIED', 20],
    ],
    vehicles: ['Freezer lorry 14.5 ft'],
  },
  {
    type: 'LND',
    operation: 'landing',
    stops: ['Puttalam prawn farm', 'Chilaw prawn farm', 'Negombo lagoon plant'],
    load: [['PRAWN', 80]],
    vehicles: ['Freezer lorry 14.5 ft'],
  },
  {
    type: 'LND',
    operation: 'landing',
    stops: ['Trincomalee fishery harbour', 'Peliyagoda central fish market'],
    load: [['TUNA-ICE', 22]],
    vehicles: ['Freezer lorry 14.5 ft'],
  },
  {
    type: 'AIR',
    operation: 'freshExport',
    stops: ['Tangalle fishery harbour', 'Airport cargo village, perishables'],
    load: [
      ['TUNA-ICE', 18],
      ['CRAB', 20],
    ],
    vehicles: ['Freezer lorry 14.5 ft'],
    ...toPort,
  },
];
export const MERIDIAN: Line<keyof Locations['meridian']>[] = [
  {
    type: 'MGD',
    operation: 'managed',
    stops: ['Meridian bonded warehouse', 'Meridian Kandy cross-dock'],
    load: [['FMCG-PAL', 12]],
    vehicles: ['Lorry 20 ft'],
  },
  {
    type: 'MGD',
    operation: 'managed',
    stops: ['Meridian bonded warehouse', 'Meridian Trincomalee store'],
    load: [['BEV-PAL', 8]],
    vehicles: ['Lorry 20 ft', 'Lorry 24 ft, double axle'],
  },
];
export const SERENDIB: Line<keyof Locations['serendib']>[] = [
  {
    type: 'HUB',
    operation: 'hubs',
    stops: ['Serendib Kotikawatta yard', 'Serendib Kurunegala hub', 'Serendib Dambulla cross-dock'],
    load: [['MIX-PAL', 8]],
    vehicles: ['Lorry 14.5 ft'],
  },
  {
    type: 'HUB',
    operation: 'hubs',
    stops: ['Serendib Jaffna hub', 'Serendib Kankesanthurai wharf'],
    load: [['MIX-PAL', 6]],
    vehicles: ['Lorry 14.5 ft'],
  },
  {
    type: 'HUB',
    operation: 'hubs',
    stops: ['Serendib Galle hub', 'Serendib Kotikawatta yard'],
    load: [['MIX-PAL', 7]],
    vehicles: ['Lorry 14.5 ft'],
    ...back,
  },
];
