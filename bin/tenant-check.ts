/** `npm run tenant:check`: validates each tenant's file and shows the resources and cost of each stage. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '#contract/command.ts';
import { IDLE, monthOf, shownItems, switchesOf } from '#lib/cost/month.ts';
import { dollars, pricesIn } from '#lib/cost/prices.ts';
import { readUsage } from '#lib/cost/usage.ts';
import { toMind } from '#lib/tenants/mind.ts';
import { type Resource, resourcesOf } from '#lib/tenants/stage-resources.ts';
import { knownTenants, readTargets, type Target, TENANTS, WrongTarget } from '#lib/tenants/tenant.ts';

const out = mkdtempSync(join(tmpdir(), 'plumbline-check-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));

const usage = readUsage();

const serviceOf = ({ Type }: Resource) => Type.split('::').slice(0, 2).join('::').replace('AWS::', '');

const show = (target: Target) => {
  const { tenant, stage } = target;
  const resources = resourcesOf(target, out);
  const kinds = Object.entries(Object.groupBy(resources, serviceOf))
    .map(([kind, of = []]) => [kind, of.length] as const)
    .toSorted(([, a], [, b]) => b - a);
  const prices = pricesIn(tenant.region);
  const { items, total } = monthOf(resources, usage, IDLE, switchesOf(target), prices);
  const switched = Object.entries(tenant.security).map(([name, on]) => `${name} ${on ? 'on' : 'off'}`);
  console.log(`
${tenant.id} ${stage}: account ${tenant.account}, ${tenant.region}, ${tenant.domain?.name ?? "CloudFront's own domain"}
  ${switched.join(', ')}
  ${resources.length} resources: ${kinds.map(([kind, count]) => `${count} ${kind}`).join(', ')}
  costs about ${dollars(total)} a month when idle (list prices of ${prices.region} on ${prices.on}):
${shownItems(items)}${toMind(target)
  .map((one) => `\n  warning: ${one}`)
  .join('')}`);
};

const USAGE = 'npm run tenant:check [-- <tenant> …]. Without names, all tenants are checked.';

await command(USAGE, { folder: { type: 'string', default: TENANTS } }, ({ positionals, values }) => {
  for (const name of positionals.length > 0 ? positionals : knownTenants(values.folder))
    try {
      for (const target of readTargets(name, values.folder)) show(target);
    } catch (error) {
      // Continues with the other stages.
      if (!(error instanceof WrongTarget)) throw error;
      console.error(`\n${error.message}`);
      process.exitCode = 1;
    }
});
