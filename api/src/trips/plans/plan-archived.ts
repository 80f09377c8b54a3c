import { conflict } from '../../platform/errors/app-error.ts';

export const planArchived = ({ name }: { name: string }) =>
  conflict('planArchived', 'The plan is archived. Restore it to change it', { record: name });
