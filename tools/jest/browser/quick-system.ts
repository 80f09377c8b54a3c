import { areStylesEnabled } from './styles.ts';

type Config = Readonly<Record<string, unknown>>;
type RecipeOf = (config?: Config) => object;
type ByKey<Result> = (key: string) => Result;
/** The styles that Chakra's components request. */
type System = {
  css: (...styles: unknown[]) => object;
  cva: RecipeOf;
  sva: RecipeOf;
  getRecipe: ByKey<Config | undefined>;
  getSlotRecipe: ByKey<Config | undefined>;
};

const NOTHING = {};
const HIDDEN = /^(none|hidden)/;
/** `none` and `hidden` of other properties, such as `overflow`, leave an element displayed. */
const HIDING = ['display', 'visibility'];

const isObject = (style: unknown): style is object => typeof style === 'object' && style !== null;

const isHidden = (value: unknown): boolean =>
  typeof value === 'string' ? HIDDEN.test(value) : isObject(value) && Object.values(value).some(isHidden);

const mayHide = (style: unknown): boolean =>
  isObject(style) &&
  Object.entries(style).some(([property, value]) => (HIDING.includes(property) && isHidden(value)) || mayHide(value));

/** Creates each recipe once, with its styles only if they hide something. */
function quickRecipe(make: RecipeOf): RecipeOf {
  const made = new WeakMap<Config, object>();
  return (config = NOTHING) => {
    const cached = made.get(config);
    if (cached) return cached;
    const recipe = make(config);
    const quick = mayHide(config) ? recipe : Object.assign(() => NOTHING, recipe);
    made.set(config, quick);
    return quick;
  };
}

function quickened(system: System) {
  const [cva, sva] = [quickRecipe(system.cva), quickRecipe(system.sva)];
  return {
    ...system,
    css: (...styles: unknown[]) => (styles.some(mayHide) ? system.css(...styles) : NOTHING),
    cva,
    sva,
    getRecipeFn: (key: string) => cva(system.getRecipe(key) ?? NOTHING),
    getSlotRecipeFn: (key: string) => sva(system.getSlotRecipe(key) ?? NOTHING),
  };
}

/** Chakra's engine, computing only the styles that tests can see: those that hide elements. */
export function withQuickSystem<Module extends { createSystem: (...configs: never[]) => unknown }>(
  engine: Module,
): Module {
  const createSystem = (...configs: never[]) => {
    const system = engine.createSystem(...configs);
    return areStylesEnabled() ? system : quickened(system as System);
  };
  return { ...engine, createSystem };
}
