/** The resources of a tenant's stage, read from its templates, for commands that count or check them. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { context } from '#lib/context.ts';
import { type Deployment, deploymentIn } from '#lib/rehearsal/deployment.ts';
import { get } from '#lib/rehearsal/json.ts';
import { makeStacks } from '#lib/stack.ts';
import type { Target } from './tenant.ts';

export type Resource = { Type: string; Properties?: unknown };

const emptySite = (folder: string) => {
  const site = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(site, 'assets'));
  return site;
};

/** Synthesizes without bundling, because the functions' code does not matter. `folder` receives the output. */
export const deploymentFor = (target: Target, folder: string): Deployment => {
  const app = new App({
    builtinCloudFormationValidation: false, // `cdk synth` runs it
    outdir: mkdtempSync(join(folder, 'one-')),
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
  });
  // The site's content does not matter, but synthesis warns if it is missing.
  makeStacks(app, target, emptySite(folder));
  return deploymentIn(app);
};

export const resourcesOf = (target: Target, folder: string): Resource[] =>
  deploymentFor(target, folder).stacks.flatMap(({ template }) =>
    Object.values<Resource>(Object(get(template, 'Resources'))),
  );
