/** `npm run tenant:check`: whether each tenant's file is right, and what each of its stages would make and cost. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { fixedCost } from '#lib/fixed-cost.ts';
import prices from '#lib/prices.json' with { type: 'json' };
import { makeStacks } from '#lib/stack.ts';
import { knownTenants, readTargets, type Target, TENANTS, WrongTarget } from '#lib/tenant.ts';

const out = mkdtempSync(join(tmpdir(), 'plumbline-check-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));

type Resource = { Type: string; Properties?: unknown };

const emptySite = () => {
  const site = mkdtempSync(join(out, 'site-'));
  mkdirSync(join(site, 'assets'));
  return site;
};

/** Nothing is bundled: what code is in the functions is not what is looked at. */
const resourcesOf = (target: Target): Resource[] => {
  const app = new App({
    builtinCloudFormationValidation: false, // cdk synth has it
    outdir: mkdtempSync(join(out, 'one-')),
    context: { ...recommended, 'aws:cdk:bundling-stacks': [] },
  });
  // What is on the site makes no difference; without anything, synthesis would warn of it.
  makeStacks(app, target, emptySite());
  const stacks = app.node.findAll().filter((part) => Stack.isStack(part));
  return stacks.flatMap((stack) => Object.values<Resource>(Template.fromStack(stack).toJSON().Resources ?? {}));
};

const serviceOf = ({ Type }: Resource) => Type.split('::').slice(0, 2).join('::').replace('AWS::', '');
const dollars = (amount: number) => `${amount.toFixed(2)} ${prices.currency}`;

const show = (target: Target) => {
  const { tenant, stage } = target;
  const resources = resourcesOf(target);
  const kinds = Object.entries(Object.groupBy(resources, serviceOf))
    .map(([kind, of = []]) => [kind, of.length] as const)
    .toSorted(([, a], [, b]) => b - a);
  const items = fixedCost(resources);
  const total = items.reduce((sum, { cost }) => sum + cost, 0);
  const switched = Object.entries(tenant.security).map(([name, on]) => `${name} ${on ? 'on' : 'off'}`);
  console.log(`
${tenant.id} ${stage}: account ${tenant.account}, ${tenant.region}, ${tenant.domain?.name ?? "under CloudFront's own name"}
  ${switched.join(', ')}
  makes ${resources.length} resources: ${kinds.map(([kind, count]) => `${count} ${kind}`).join(', ')}
  costs about ${dollars(total)} a month before anybody uses it (list prices of ${prices.region} on ${prices.on}):
${items.map(({ what, count, cost }) => `    ${dollars(cost).padStart(12)}  ${count} ${what}`).join('\n')}`);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: TENANTS } },
});
const names = positionals.length > 0 ? positionals : knownTenants(values.folder);
for (const name of names)
  try {
    for (const target of readTargets(name, values.folder)) show(target);
  } catch (error) {
    if (!(error instanceof WrongTarget)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
