/**
 * For tests of sizes and colours: by default, only styles that hide elements are applied
 * (tools/jest/browser/styles.ts).
 */
export const enableStyles = () => Reflect.set(globalThis, 'stylesEnabled', true);
