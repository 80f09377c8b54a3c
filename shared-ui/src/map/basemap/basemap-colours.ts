export type Mode = 'light' | 'dark';

export const BASEMAP_COLOURS = {
  light: {
    sea: '#aad3df',
    land: '#f2efe9',
    green: '#d9e8cf',
    works: '#e6dfe0',
    border: '#9a8fb0',
    coast: '#8fb3c1',
    river: '#8fbfce',
    building: '#e3dcd1',
    motorway: '#f0a35e',
    mainRoad: '#f7cf86',
    street: '#ffffff',
    casing: '#cdc3b4',
    text: '#333b45',
    faintText: '#5b6470',
    halo: 'rgba(255, 255, 255, 0.85)',
  },
  dark: {
    sea: '#0f1923',
    land: '#29313b',
    green: '#232f2c',
    works: '#302f3a',
    border: '#6a6480',
    coast: '#3a4a58',
    river: '#1c3242',
    building: '#343f4b',
    motorway: '#8a6238',
    mainRoad: '#6b5a3a',
    street: '#39434f',
    casing: '#181e25',
    text: '#cbd4de',
    faintText: '#97a3b0',
    halo: 'rgba(20, 26, 33, 0.85)',
  },
} satisfies Record<Mode, Record<string, string>>;

export type Colours = Record<keyof (typeof BASEMAP_COLOURS)['light'], string>;
