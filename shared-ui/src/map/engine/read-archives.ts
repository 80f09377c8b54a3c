import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

let isAdded = false;

/** Makes MapLibre read PMTiles archives in parts. Returns the address of the bundled world. */
export function readArchives(): string {
  if (!isAdded) addProtocol('pmtiles', new Protocol().tile);
  isAdded = true;
  return new URL('world.pmtiles', import.meta.url).href;
}
