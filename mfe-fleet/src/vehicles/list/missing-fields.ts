import type { Say, Words } from 'shared-ui';
import { fields } from './vehicle-fields.messages.ts';

const known: Record<string, Words | undefined> = fields;

/** What a draft lacks, in words: `Width, Height`. */
export const missingNames = (names: readonly string[], say: Say): string =>
  names.map((name) => (known[name] ? say(known[name]) : name)).join(', ');
