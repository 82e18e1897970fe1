import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PREFIX } from '#contract/prefix.ts';
import type { WebConfig } from '#contract/web-config.ts';
import { AccessLogs } from './access-logs.ts';
import { Api } from './api.ts';
import { Files } from './files.ts';
import { Gateway } from './gateway.ts';
import { IdentityPool } from './identity-pool.ts';
import { Jobs } from './jobs.ts';
import { ListAlarms } from './list-alarms.ts';
import { People } from './people.ts';
import { Records } from './records.ts';
import { signInDomain } from './sign-in-domain.ts';
import { Site } from './site.ts';
import type { Target } from './tenant.ts';
import { Triggers } from './triggers.ts';
import { WebApp } from './web-app.ts';

/** The whole product, for one tenant and stage. */
export class PlumblineStack extends Stack {
  constructor(scope: Construct, target: Target, webBuild: string | undefined) {
    const { tenant, stage } = target;
    super(scope, `Plumbline-${tenant.id}-${stage}`, {
      description: `Plumbline for ${tenant.name} (${stage})`,
      env: { region: tenant.region },
      tags: { product: 'plumbline', tenant: tenant.id, stage },
      terminationProtection: stage === 'prd',
    });

    const records = new Records(this, 'Records', stage);
    const accessLogs = new AccessLogs(this, 'AccessLogs', stage);
    const gateway = new Gateway(this, 'Gateway', stage);
    const site = new Site(this, 'Site', target, gateway, accessLogs);
    const files = new Files(this, 'Files', stage, site.origin, accessLogs);
    const people = new People(this, 'People', target, site);
    new Triggers(this, 'Triggers', target, { people, records, site });
    const identityPool = new IdentityPool(this, 'IdentityPool', people);
    new Api(this, 'Api', target, { files, gateway, people, records, site });
    new ListAlarms(this, 'ListAlarms');
    new Jobs(this, 'Jobs', target, { files, people, records, site });

    const { captcha, guides_url, terms_url, privacy_url, idle_minutes, maintenance, region, second_factors } = tenant;
    const config: WebConfig = {
      tenant: tenant.id,
      stage,
      region,
      guides_url,
      terms_url,
      privacy_url,
      maintenance,
      idle_minutes,
      captcha: captcha && { site_key: captcha.site_key },
      second_factors,
      user_pool_id: people.userPoolId,
      web_client_id: people.webClient.userPoolClientId,
      proof_client_id: people.proofClient.userPoolClientId,
      identity_pool_id: identityPool.id,
      sign_in_domain: signInDomain(this, stage).domain,
      // The rest of a directory is between it and the pool.
      providers: tenant.providers.map(({ name, domains }) => ({ name, domains })),
    };
    new WebApp(this, 'WebApp', stage, site, config, webBuild);

    new CfnOutput(this, 'SiteUrl', { value: site.origin });
    new CfnOutput(this, 'ApiUrl', { value: `${site.origin}${PREFIX}` });
    new CfnOutput(this, 'UserPoolId', { value: config.user_pool_id });
    new CfnOutput(this, 'WebClientId', { value: config.web_client_id });
    new CfnOutput(this, 'IdentityPoolId', { value: config.identity_pool_id });
  }
}
