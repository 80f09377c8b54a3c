import { areaNames } from '../build/area-names.ts';
import { makeArea } from '../build/build-area.ts';
import { overBudget } from '../release/checks.rules.ts';
import { scriptBytes } from '../release/script-bytes.ts';

// Fails if an area exceeds its budget, so that it is noticed before its release is rejected.
for (const area of areaNames()) {
  const { output, release } = await makeArea(area);
  for (const excess of overBudget(release, scriptBytes(output, release))) {
    console.error(`${area}: ${excess} (tools/release/budgets.ts)`);
    process.exitCode = 1;
  }
}
