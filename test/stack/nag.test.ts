import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { stackFor, stackOf } from './cloud.ts';

test.each(['dev', 'stg', 'prd'] as const)(
  'nothing in %s breaks a rule of AWS Solutions without a reason beside it',
  (stage) => {
    const { app } = stackOf(stage);
    expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  },
);

test('nor does anything that a tenant may ask for', () => {
  const { app } = stackFor({
    providers: [
      { type: 'saml', name: 'Web', domains: ['acme.example'], metadata_url: 'https://sso.acme.example/metadata.xml' },
    ],
    second_factors: ['sms', 'email'],
    mail_from: 'ai@acme.example',
    alarm_address: 'ops@acme.example',
    security: { waf: true, customer_key: true, malware_scan: true, backups: true },
    stages: { dev: { account: '111122223333', region: 'eu-central-1' } },
    threat_protection: true,
    interaction_analytics: true,
    captcha: { site_key: '10000000-ffff-ffff-ffff-000000000001', secret_name: 'plumbline/acme/captcha' },
  });
  expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
});
