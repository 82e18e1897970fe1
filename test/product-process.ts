/** The process that `startProduct` starts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM } from '#domain/entity.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { asDeployed } from './as-deployed.ts';
import type { Report } from './product.ts';

process.env.CHECK_RESPONSES = 'on';
process.env.INTERACTION_ANALYTICS = 'on';
const demo = process.argv[2] === 'empty' ? 'empty' : 'full';
const data = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
const functions = await mkdtemp(join(tmpdir(), 'plumbline-functions-'));
let stack: Stack | undefined;

const end = async () => {
  await stack?.stop();
  for (const folder of [data, functions]) await rm(folder, { recursive: true, force: true });
  process.exit();
};
process.on('disconnect', end);
// Ctrl-C ends the tests, which still need the product while they clean up. `disconnect` then ends this process.
process.on('SIGINT', () => {});

/** The policies of the demo company would give each person of the tests a task and a notification. */
const askNobody = async () => {
  const { policies } = await import('#lambdas/policies/store.ts');
  for (const { id } of await policies.rows()) {
    const policy = await policies.get(id);
    if (policy) await policies.update(policy, { ...policy, acknowledgement: 'not_asked' }, SYSTEM);
  }
};

const send = (report: Report) => process.send?.(report);
try {
  await asDeployed(functions);
  stack = await startStack({ data, ports: { web: 0, identity: 0, storage: 0, firehose: 0 }, demo });
  if (demo === 'full') await askNobody();
  send({ endpoints: stack.endpoints, environment: { ...stack.environment, PLUMBLINE_DATA: data } });
} catch (error) {
  send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  await end();
}
