import { ACTIVITY_TABLES } from './activity-tables.rules.ts';
import { PERSON_TABLES } from './person-tables.rules.ts';

/** Every table with rows about people. */
export const PERSONAL_TABLES = [...PERSON_TABLES, ...ACTIVITY_TABLES];
