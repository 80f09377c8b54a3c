import { buildAll } from '../../tools/portal/build-portal.ts';

/** Builds only what has changed. */
export default async function globalSetup() {
  await buildAll({ onBuild: (name) => console.log(`Building ${name} …`) });
}
