import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Registry } from 'shared-contracts/portal/areas';
import type { Registry as Document, RegistryChange } from 'shared-contracts/values/portal/areas';
import { EMPTY, ReleaseError, remember, retire } from './registry.rules.ts';
import { REGISTRY, type StoredFile, type Store } from './store.ts';

const TRIES = 40;
const PAUSE_MS = 25;

function parse({ name }: Store, kept: StoredFile | undefined): Document {
  if (!kept) return EMPTY;
  try {
    return Registry.parse(JSON.parse(kept.content.toString()));
  } catch (error) {
    throw new ReleaseError(`The registry in ${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

const toDocument = (registry: Document) => Buffer.from(`${JSON.stringify(registry, null, 1)}\n`);

/** @throws ReleaseError for one that is damaged, or of a newer form */
export const readRegistry = async (store: Store): Promise<Document> => parse(store, await store.read(REGISTRY));

/** The history entry of a change, derived from the registry after it. */
export type Note = (after: Document) => Omit<RegistryChange, 'at'>;

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/**
 * Changes a registry by compare-and-swap: retries if it changed since it was read. `note`: for its history.
 * @throws ReleaseError
 */
export async function change(
  store: Store,
  edit: (registry: Document) => Document,
  note?: Note,
): Promise<{ before: Document; after: Document }> {
  let isProbed = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const kept = await store.read(REGISTRY);
    if (kept && !isProbed) await store.assertConditionalWrites?.(REGISTRY, kept);
    isProbed ||= kept !== undefined;
    const before = parse(store, kept);
    const edited = Registry.parse(retire(edit(before), nowInSeconds()));
    if (kept && isDeepStrictEqual(edited, before)) return { before, after: before };
    const after = note ? remember(edited, { at: nowInSeconds(), ...note(edited) }) : edited;
    // A new registry is written in two steps: the first document of a store can't be probed.
    const isWritten = await store.write(REGISTRY, toDocument(kept ? after : before), kept?.mark ?? null);
    if (isWritten && kept) return { before, after };
    await wait(Math.random() * PAUSE_MS * (tries + 1));
  }
  throw new ReleaseError(`The registry in ${store.name} was changed by others again and again: try once more.`);
}
