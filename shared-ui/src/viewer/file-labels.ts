import type { Words } from '../base/words.ts';
import { messages } from './viewer.messages.ts';

/** What the files that are shown one after the other are called. */
export type Kind = { place: Words; previous: Words; next: Words; none: Words };

export const IMAGES: Kind = {
  place: messages.image,
  previous: messages.previousImage,
  next: messages.nextImage,
  none: messages.noImages,
};
export const PAPERS: Kind = {
  place: messages.document,
  previous: messages.previousDocument,
  next: messages.nextDocument,
  none: messages.noDocuments,
};
