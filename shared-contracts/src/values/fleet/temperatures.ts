/** What a type of cargo needs, or the coldest that a type of vehicle holds. Each is colder than the one before. */
export const TEMPERATURES = ['ambient', 'chilled', 'frozen'] as const;
export type Temperature = (typeof TEMPERATURES)[number];
