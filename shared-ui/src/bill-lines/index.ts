export { BillLines } from './bill-lines.tsx';
export { provisionalReasonMessages, ratingRuleMessages } from './bill-lines.messages.ts';
