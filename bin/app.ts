import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { makeStacks } from '#lib/stack.ts';
import { toMind } from '#lib/tenants/mind.ts';
import { readTarget, WrongTarget } from '#lib/tenants/tenant.ts';

const webBuild = join(import.meta.dirname, '../web/dist');

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
try {
  const target = readTarget(app.node.tryGetContext('tenant'), app.node.tryGetContext('stage'));
  const stack = makeStacks(app, target, existsSync(join(webBuild, 'index.html')) ? webBuild : undefined);
  for (const one of toMind(target)) Annotations.of(stack).addWarningV2(`plumbline:${one.split(':', 1)}`, one);
} catch (error) {
  if (!(error instanceof WrongTarget)) throw error;
  console.error(error.message);
  process.exit(1);
}
