import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Message = { id: string; text: string; file: string };

function descriptors(value: unknown): { id: string; defaultMessage: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, defaultMessage } = value as Record<string, unknown>;
  if (typeof id === 'string' && typeof defaultMessage === 'string') return [{ id, defaultMessage }];
  return Object.values(value).flatMap(descriptors);
}

/** All messages that a workspace's `*.messages.ts` files define, in English. */
export async function messagesOf(root: string, workspace: string): Promise<Message[]> {
  const files = globSync(`${workspace}/src/**/*.messages.ts`, { cwd: root }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(pathToFileURL(join(root, file)).href);
      return descriptors({ ...(exported as object) }).map(({ id, defaultMessage }) => ({
        id,
        text: defaultMessage,
        file,
      }));
    }),
  );
  return found.flat();
}

/**
 * Ids that two descriptors with different texts share: one of them would be lost, because the shell merges all
 * messages.
 */
export function clashes(messages: readonly Message[]): Message[] {
  const byId = Map.groupBy(messages, ({ id }) => id);
  return [...byId.values()].filter((same) => new Set(same.map(({ text }) => text)).size > 1).flat();
}
