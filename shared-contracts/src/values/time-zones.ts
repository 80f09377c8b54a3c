/** Whether the runtime knows an IANA zone of this name; offsets such as `+05:30` are not accepted. */
export function isTimeZone(name: string): boolean {
  try {
    return /[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
