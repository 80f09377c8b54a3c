import { buildAll } from '../../tools/build/build.ts';

/** What is built already is not built again. */
export default async function globalSetup() {
  await buildAll({ onBuild: (name) => console.log(`Building ${name} …`) });
}
