/** All that a stage of a tenant consists of, as its templates have it, for who counts what it makes and costs. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { makeStacks } from '#lib/stack.ts';
import type { Target } from './tenant.ts';

export type Resource = { Type: string; Properties?: unknown };

const emptySite = (folder: string) => {
  const site = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(site, 'assets'));
  return site;
};

/** Nothing is bundled: what code is in the functions is not what is looked at. The folder is for what synthesis leaves. */
export const resourcesOf = (target: Target, folder: string): Resource[] => {
  const app = new App({
    builtinCloudFormationValidation: false, // cdk synth has it
    outdir: mkdtempSync(join(folder, 'one-')),
    context: { ...recommended, 'aws:cdk:bundling-stacks': [] },
  });
  // What is on the site makes no difference; without anything, synthesis would warn of it.
  makeStacks(app, target, emptySite(folder));
  const stacks = app.node.findAll().filter((part) => Stack.isStack(part));
  return stacks.flatMap((stack) => Object.values<Resource>(Template.fromStack(stack).toJSON().Resources ?? {}));
};
