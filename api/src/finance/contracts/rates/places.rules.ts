import type { FieldError } from 'shared-contracts/common';

/** Names by id. */
export type Places = ReadonlyMap<string, string>;
export type FindPlace = (text: string) => { id: string } | { problem: FieldError };

const WRITTEN_ID = /\[([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\]$/i;

/** The id that a cell ends with. */
export const idIn = (text: string): string | null => WRITTEN_ID.exec(text)?.[1]?.toLowerCase() ?? null;

const idsByName = (places: Places) => Map.groupBy(places.keys(), (id) => places.get(id) ?? '');

/** Labels of places in a file: the name, with the id where several places share it; a deleted place has only its id. */
export function createPlaceLabels(places: Places): (id: string) => string {
  const ids = idsByName(places);
  return (id) => {
    const name = places.get(id);
    if (name === undefined) return `[${id}]`;
    const isUnique = ids.get(name)?.length === 1 && name === name.trim() && name !== '' && idIn(name) === null;
    return isUnique ? name : `${name.trim()} [${id}]`.trim();
  };
}

/** Finds a place by what it is called in a file. */
export function createPlaceFinder(places: Places): FindPlace {
  const ids = idsByName(places);
  return (text) => {
    const written = idIn(text);
    if (written !== null && places.has(written)) return { id: written };
    const [id, ...others] = ids.get(text) ?? [];
    const params = { name: text };
    if (id === undefined) return { problem: { code: 'notFound', message: `Location not found: ${text}`, params } };
    return others.length === 0
      ? { id }
      : { problem: { code: 'ambiguous', message: `More than one location is named ${text}`, params } };
  };
}
