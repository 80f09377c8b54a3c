/**
 * Extension points between modules. A module that needs something from a module above it declares a hook by augmenting
 * this interface; `wiring.ts` provides the implementation, so that imports point in one direction only.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Hooks {}
