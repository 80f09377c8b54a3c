const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export\s+)?(?:async\s+)?(?:const|function|type|interface|class)\s+(\w+)/g;

/** What the comment of each deprecated declaration says after `@deprecated`, by name. */
export const findDeprecations = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) => {
      const [, words] = /@deprecated\b([^@]*)/.exec(comment) ?? [];
      return words === undefined ? [] : [[name, words.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()] as const];
    }),
  );
