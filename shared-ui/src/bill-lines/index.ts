export { RatedLines } from './rated-lines.tsx';
export { reasons, rules } from './rated.messages.ts';
