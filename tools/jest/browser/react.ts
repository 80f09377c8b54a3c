const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** Beyond this many elements per second, React records no stacks. */
const MAX_STACKS = 10_000;

/** In development, React records a stack for each element for its warnings: a seventh of the time of a screen test. */
export function dropStackTraces(react: object) {
  Object.defineProperty(Reflect.get(react, INTERNALS), 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => MAX_STACKS,
    set() {},
  });
}
