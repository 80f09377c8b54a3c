export { Figures, type Figure } from './figures.tsx';
export { RecordSection } from './record-section.tsx';
export { SectionLink, WaitingItem, WaitingSection } from './waiting-section.tsx';
