export { WaitingItem, WaitingSection } from './waiting-section.tsx';
