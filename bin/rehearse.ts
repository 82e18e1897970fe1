/**
 * `npm run rehearse -- -c tenant=acme -c stage=prd`: finds what AWS would reject in a deployment before it is deployed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, command } from '#contract/command.ts';
import { roomInAccount } from '#lib/rehearsal/quotas.ts';
import { rehearse } from '#lib/rehearsal/rehearse.ts';
import { deploymentFor } from '#lib/tenants/stage-resources.ts';
import { readTarget, TENANTS } from '#lib/tenants/tenant.ts';

const USAGE = 'npm run rehearse -- -c tenant=<tenant> -c stage=<stage>';

/** Reads `-c name=value` pairs as the CDK command line does. */
const contextOf = (pairs: readonly string[]) =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split('=', 2);
      if (!name || value === undefined)
        throw new CommandError(`"${pair}" is not a valid context. Use name=value.\n${USAGE}`);
      return [name, value];
    }),
  );

const string = { type: 'string' } as const;
const OPTIONS = {
  context: { ...string, short: 'c', multiple: true as const },
  folder: { ...string, default: TENANTS },
};

await command(USAGE, OPTIONS, ({ values }) => {
  const { tenant, stage } = contextOf(values.context ?? []);
  const out = mkdtempSync(join(tmpdir(), 'plumbline-rehearse-'));
  try {
    const deployment = deploymentFor(readTarget(tenant, stage, values.folder), out);
    const findings = rehearse(deployment);
    for (const { path, type, fault, states, source } of findings)
      console.log(`${path} (${type})\n  ${fault}\n  AWS: ${states}\n  ${source}\n`);
    const [room] = roomInAccount(deployment);
    console.log(
      `${deployment.resources.length} resources in ${deployment.stacks.length} stacks, ${findings.length} findings.`,
    );
    if (room)
      console.log(
        `An account can hold ${room.stages} such stages: each uses ${room.count} of ${room.most} (${room.what}).`,
      );
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
