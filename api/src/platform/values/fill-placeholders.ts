/** Replaces `{name}` by the value of that name; placeholders inside values are not replaced. */
export const fillPlaceholders = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
