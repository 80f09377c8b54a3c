import { MAP_SETTINGS_ELEMENT_ID, type MapSettings } from 'shared-contracts/values/network/maps';

/** The settings that the server embeds in the page. */
export function getMapSettings(): MapSettings {
  const json = document.getElementById(MAP_SETTINGS_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as MapSettings) : { tiles: null, extract: null };
}
