import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PREFIX } from '#contract/http/prefix.ts';
import type { WebConfig } from '#contract/web/web-config.ts';
import { Api } from './api.ts';
import { EdgeStack } from './edge/edge.ts';
import { EDGE_REGION } from './edge/edge-region.ts';
import { Firewall } from './edge/firewall.ts';
import { Interactions } from './edge/interactions.ts';
import { OriginRotation } from './edge/origin-rotation.ts';
import { Site } from './edge/site.ts';
import { WebApp } from './edge/web-app.ts';
import { Gateway } from './gateway.ts';
import { People } from './identity/people.ts';
import { IdentityPool } from './identity/pool.ts';
import { signInDomain } from './identity/sign-in-domain.ts';
import { Triggers } from './identity/triggers.ts';
import { Jobs } from './jobs.ts';
import { Mail } from './mail.ts';
import { Operations } from './operations/operations.ts';
import { Seeding } from './seeding.ts';
import { AccessLogs } from './storage/access-logs.ts';
import { Archive } from './storage/archive.ts';
import { Backups } from './storage/backups.ts';
import { Files } from './storage/files.ts';
import { MalwareScan } from './storage/malware-scan.ts';
import { Records } from './storage/records.ts';
import { tagsOf } from './tenants/tags.ts';
import type { Target } from './tenants/tenant.ts';

type Parts = { webBuild: string | undefined; edge: EdgeStack | undefined };

/** The complete product for one tenant and stage. */
class PlumblineStack extends Stack {
  constructor(scope: Construct, target: Target, { webBuild, edge }: Parts) {
    const { tenant, stage } = target;
    super(scope, `Plumbline-${tenant.id}-${stage}`, {
      description: `Plumbline for ${tenant.name} (${stage})`,
      env: { account: tenant.account, region: tenant.region },
      tags: tagsOf(target),
      terminationProtection: tenant.security.deletion_protection,
      crossRegionReferences: edge !== undefined,
    });

    const records = new Records(this, 'Records', target);
    const accessLogs = new AccessLogs(this, 'AccessLogs', target);
    const gateway = new Gateway(this, 'Gateway', target);
    const { security } = tenant;
    const webAclId =
      edge?.webAclId ?? (security.waf ? new Firewall(this, 'Firewall', target, 'CLOUDFRONT').attrArn : undefined);
    const site = new Site(this, 'Site', target, { gateway, accessLogs, webAclId });
    const files = new Files(this, 'Files', target, site.origin, accessLogs);
    const mail = new Mail(this, 'Mail', target, site);
    const people = new People(this, 'People', target, site, mail);
    if (security.waf) new Firewall(this, 'SignInFirewall', target, 'REGIONAL').guard(people, people.userPoolArn);
    if (security.malware_scan) new MalwareScan(this, 'MalwareScan', target, files);
    const backups = security.backups ? new Backups(this, 'Backups', target, { records, files }) : undefined;
    const archive = new Archive(this, 'Archive', target, accessLogs);
    const triggers = new Triggers(this, 'Triggers', target, { mail, people, records, site });
    const identityPool = new IdentityPool(this, 'IdentityPool', people);
    const { interaction_analytics } = tenant;
    const interactions = interaction_analytics ? new Interactions(this, 'Interactions', target, accessLogs) : undefined;
    interactions?.letSend(identityPool.signedIn);
    const api = new Api(this, 'Api', target, { archive, files, gateway, mail, people, records, site });
    new OriginRotation(this, 'OriginRotation', target, { accessLogs, api, gateway, site, webAclId });
    new Jobs(this, 'Jobs', target, { archive, files, mail, people, records });

    const { captcha, guides_url, terms_url, privacy_url, idle_minutes, languages, maintenance, region } = tenant;
    const { error_reporting_dsn, feature_flag_client_id, second_factors } = tenant;
    const config: WebConfig = {
      tenant: tenant.id,
      stage,
      region,
      languages,
      guides_url,
      terms_url,
      privacy_url,
      maintenance,
      feature_flag_client_id,
      error_reporting_dsn,
      interactions: interactions && { identity_pool_id: identityPool.id, delivery_stream: interactions.streamName },
      idle_minutes,
      captcha: captcha && { site_key: captcha.site_key },
      second_factors,
      user_pool_id: people.userPoolId,
      web_client_id: people.webClientId,
      proof_client_id: people.proofClientId,
      sign_in_domain: signInDomain(this, stage).domain,
      // The other settings of a directory are for the pool only.
      providers: tenant.providers.map(({ name, domains }) => ({ name, domains })),
    };
    new WebApp(this, 'WebApp', target, site, config, webBuild);

    const seeding = new Seeding(this, 'Seeding', target, { people, records }, triggers);
    new Operations(this, 'Operations', target, { backups, gateway, people, records, seeding });

    new CfnOutput(this, 'SiteUrl', { value: site.origin });
    new CfnOutput(this, 'ApiUrl', { value: `${site.origin}${PREFIX}` });
    new CfnOutput(this, 'UserPoolId', { value: config.user_pool_id });
    new CfnOutput(this, 'WebClientId', { value: config.web_client_id });
    new CfnOutput(this, 'IdentityPoolId', { value: identityPool.id });
    // Outputs the DNS records that the tenant must create.
    if (tenant.domain) new CfnOutput(this, 'SiteTarget', { value: `${tenant.domain.name} CNAME ${site.target}` });
    if (tenant.domain?.api_name && gateway.target)
      new CfnOutput(this, 'ApiTarget', { value: `${tenant.domain.api_name} CNAME ${gateway.target}` });
  }
}

/** Outside CloudFront's region the firewall needs a separate stack there. */
const hasEdge = ({ tenant: { region, security } }: Target) => security.waf && region !== EDGE_REGION;

export const makeStacks = (scope: Construct, target: Target, webBuild: string | undefined) => {
  const edge = hasEdge(target) ? new EdgeStack(scope, target) : undefined;
  return new PlumblineStack(scope, target, { webBuild, edge });
};
