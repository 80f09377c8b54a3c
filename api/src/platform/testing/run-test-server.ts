import { systemClock } from '../time/clock.ts';
import { ensureDemoTemplate } from './demo-template.ts';
import startTestServer from './global-setup.ts';
import stopTestServer from './global-teardown.ts';
import { getTestServer } from './test-server.ts';

// The server of the journeys: sends its address to the process of the tests, and ends with it, even if that is killed.
await startTestServer();
await ensureDemoTemplate(systemClock());
process.send?.(getTestServer());
process.once('disconnect', () => void stopTestServer());
