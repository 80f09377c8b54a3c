/** Parses addresses separated by commas, semicolons or spaces; removes duplicates. */
export const parseEmailAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]/).filter(Boolean))];
