import type { Message } from '../base/message.ts';
import { messages } from './viewer.messages.ts';

/** Texts of a slider or viewer for a kind of file. */
export type FileLabels = { position: Message; previous: Message; next: Message; none: Message };

export const IMAGE_LABELS: FileLabels = {
  position: messages.image,
  previous: messages.previousImage,
  next: messages.nextImage,
  none: messages.noImages,
};
export const DOCUMENT_LABELS: FileLabels = {
  position: messages.document,
  previous: messages.previousDocument,
  next: messages.nextDocument,
  none: messages.noDocuments,
};
