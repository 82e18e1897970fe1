/** Who looks at what a deployment would change sees what was changed, and nothing else. */
import { afterEach, expect, test, vi } from 'vitest';
import { stacksFor } from './cloud.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** All that a tenant may ask for. */
const EVERYTHING = {
  providers: [
    { type: 'saml', name: 'Web', domains: ['acme.example'], metadata_url: 'https://sso.acme.example/metadata.xml' },
  ],
  second_factors: ['sms', 'email'],
  alarm_address: 'ops@acme.example',
  security: { waf: true, customer_key: true, malware_scan: true, backups: true },
  stages: { dev: { account: '111122223333', region: 'eu-central-1' } },
  interaction_analytics: true,
  captcha: { site_key: '10000000-ffff-ffff-ffff-000000000001', secret_name: 'plumbline/acme/captcha' },
};

const textsOn = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  return stacksFor(EVERYTHING).map(({ path, template }) => ({ path, text: JSON.stringify(template) }));
};

test('the same tenant makes the same templates to the byte, on any day', () => {
  const [first, again] = [textsOn('2026-11-21T14:02:00Z'), textsOn('2027-03-01T03:04:05Z')];
  expect(first.length).toBeGreaterThan(4);
  for (const [at, { path, text }] of first.entries()) expect([path, again[at]?.text === text]).toEqual([path, true]);
});
