export { PlanFigures } from './plan-figures.tsx';
