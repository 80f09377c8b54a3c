export type { DelayCategory } from 'shared-contracts/values/rating';
