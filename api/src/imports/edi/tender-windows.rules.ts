type Bound = { title: string; qualifier: string };
/** `single`: qualifiers of a time that is used for both bounds if neither is present, in order of preference. */
export type Window = { from: Bound; to: Bound; single: readonly string[] };

/** The elements of each bound. `find`: the first segment with a qualifier. */
export function findBounds<Found>(windows: readonly Window[], find: (qualifier: string) => Found | undefined) {
  return windows.flatMap(({ from, to, single }) => {
    const found = [find(from.qualifier), find(to.qualifier)];
    const [other] = found.some(Boolean) ? [] : single.flatMap((qualifier) => find(qualifier) ?? []);
    return [from, to].flatMap(({ title }, i) => {
      const segment = found[i] ?? other;
      return segment === undefined ? [] : [{ title, segment, isEnd: i === 1 }];
    });
  });
}

export const isBound = (windows: readonly Window[], title: string) =>
  windows.some(({ from, to }) => title === from.title || title === to.title);
