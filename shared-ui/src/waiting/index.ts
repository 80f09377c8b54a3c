export { WaitingLine, WaitingSection } from './waiting-section.tsx';
