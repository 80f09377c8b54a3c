/** The arguments without an option that has a value, and its value. */
export function takeOption(args: readonly string[], name: string): { value: string | undefined; rest: string[] } {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return { value: undefined, rest: [...args] };
  const [first = ''] = args.slice(at);
  const isJoined = first.includes('=');
  return {
    value: isJoined ? first.slice(first.indexOf('=') + 1) : args[at + 1],
    rest: args.toSpliced(at, isJoined ? 1 : 2),
  };
}
