/** For tests of sizes and colours: by default, only styles that hide elements are applied (tools/jest/browser/styles.ts). */
export const keepStyles = () => Reflect.set(globalThis, 'seesStyles', true);
