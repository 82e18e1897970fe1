import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks } from 'cdk-nag';
import { makeStacks } from '#lib/stack.ts';
import { readTarget, WrongTarget } from '#lib/tenant.ts';

const webBuild = join(import.meta.dirname, '../web/dist');

const app = new App({ context: recommended });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
try {
  const target = readTarget(app.node.tryGetContext('tenant'), app.node.tryGetContext('stage'));
  makeStacks(app, target, existsSync(join(webBuild, 'index.html')) ? webBuild : undefined);
} catch (error) {
  if (!(error instanceof WrongTarget)) throw error;
  console.error(error.message);
  process.exit(1);
}
