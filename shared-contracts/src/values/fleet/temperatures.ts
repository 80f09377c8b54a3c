/**
 * The temperature that a type of cargo requires, or the lowest that a type of vehicle keeps. Each is colder than the
 * previous one.
 */
export const TEMPERATURES = ['ambient', 'chilled', 'frozen'] as const;
export type Temperature = (typeof TEMPERATURES)[number];
