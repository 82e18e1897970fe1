/** All that a stage of a tenant consists of, as its templates have it, for commands that count or check it. */
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

/** Nothing is bundled: what code is in the functions is not what is looked at. The folder is for what synthesis leaves. */
export const deploymentFor = (target: Target, folder: string): Deployment => {
  const app = new App({
    builtinCloudFormationValidation: false, // cdk synth has it
    outdir: mkdtempSync(join(folder, 'one-')),
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
  });
  // What is on the site makes no difference; without anything, synthesis would warn of it.
  makeStacks(app, target, emptySite(folder));
  return deploymentIn(app);
};

export const resourcesOf = (target: Target, folder: string): Resource[] =>
  deploymentFor(target, folder).stacks.flatMap(({ template }) =>
    Object.values<Resource>(Object(get(template, 'Resources'))),
  );
