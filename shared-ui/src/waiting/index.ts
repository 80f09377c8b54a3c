export { RecordSection } from './record-section.tsx';
export { WaitingItem, WaitingSection } from './waiting-section.tsx';
