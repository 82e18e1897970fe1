import { join } from 'node:path';
import { Annotations, CfnParameter, CfnRule, Duration, Fn } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { WebConfig } from '#contract/web/web-config.ts';
import { acknowledgeDeployer } from '#lib/deployer.ts';
import { lifetime } from '#lib/storage/lifetime.ts';
import { keyOf } from '#lib/storage/tenant-key.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import type { Site } from './site.ts';

const NOT_BUILT = 'The web app is not built. Build it with npm run build, then deploy.';
const FOREVER = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
const ASK_AGAIN = [CacheControl.noCache()];

/** Deploys the built web app to the site, with a config.json for this stage. */
export class WebApp extends Construct {
  constructor(scope: Construct, id: string, target: Target, site: Site, config: WebConfig, build: string | undefined) {
    super(scope, id);
    const { removalPolicy, logs } = lifetime(target);
    const logGroup = new LogGroup(this, 'Log', { retention: logs, removalPolicy, encryptionKey: keyOf(this, target) });
    const put = (name: string, sources: ISource[], cacheControl: CacheControl[], destinationKeyPrefix?: string) =>
      new BucketDeployment(this, name, {
        sources,
        destinationBucket: site.bucket,
        destinationKeyPrefix,
        cacheControl,
        prune: false, // open pages still load files of the previous version
        logGroup,
      });

    const settings = Source.jsonData('config.json', config);
    const assets = build && put('Assets', [assetsOf(build)], FOREVER, ASSETS);
    const pages = put('Pages', build ? [pagesOf(build), settings] : [settings], ASK_AGAIN);
    // Pages must not be deployed before the files that they load.
    if (assets) pages.node.addDependency(assets);
    else this.refuseToDeploy();
    acknowledgeDeployer(pages, site.bucket);
  }

  /** A template can be synthesized without a web app but not deployed. */
  private refuseToDeploy() {
    Annotations.of(this).addWarningV2('plumbline:web-app-not-built', NOT_BUILT);
    const webApp = new CfnParameter(this, 'Build', { default: 'missing', description: NOT_BUILT });
    new CfnRule(this, 'IsBuilt', {
      assertions: [{ assert: Fn.conditionEquals(webApp.valueAsString, 'built'), assertDescription: NOT_BUILT }],
    });
  }
}

/** The build's folder for files with a hash in their names. */
const ASSETS = 'assets';
const assetsOf = (build: string) => Source.asset(join(build, ASSETS));
const pagesOf = (build: string) => Source.asset(build, { exclude: [ASSETS, '.*'] });
