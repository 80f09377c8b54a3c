import { buildAll, buildArea, buildShell } from '../portal/build-portal.ts';

const names = process.argv.slice(2);
const onBuild = (name: string) => console.log(`Building ${name} …`);

try {
  const built = names.length === 0 ? await buildAll({ onBuild }) : names;
  if (names.length > 0) for (const name of names) await (name === 'shell' ? buildShell() : buildArea(name));
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is built already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
