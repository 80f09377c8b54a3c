const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** From so many elements a second on, React keeps no stack for them. */
const MOST_STACKS = 10_000;

/** While it is developed with, React takes a stack for each element made, for its warnings' sake: a seventh of a screen's test. */
export function dropStackTraces(react: object) {
  Object.defineProperty(Reflect.get(react, INTERNALS), 'recentlyCreatedOwnerStacks', {
    get: () => MOST_STACKS,
    set() {},
  });
}
