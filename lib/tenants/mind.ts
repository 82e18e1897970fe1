/** Valid settings that a bank would not use in production. They give warnings, not errors. */
import type { Target } from './tenant.ts';

const FROM_A_DOMAIN =
  'Passkeys are good for that name alone, so people lose theirs when it changes: choose it before they come.';

const isGiven = (text: string | false | undefined) => typeof text === 'string';

/** One warning in each line, with the field that resolves it. */
export const toMind = ({ tenant, stage }: Target): readonly string[] => {
  if (stage !== 'prd') return [];
  const { alarm_address, domain, security } = tenant;
  return [
    !domain &&
      `domain: Without one, CloudFront answers browsers that speak a TLS older than 1.2, too: its own name leaves no choice. ${FROM_A_DOMAIN}`,
    domain &&
      !domain.api_name &&
      "domain.api_name: Without one, the address that API Gateway gave the API stays switched on; it answers nobody who does not show CloudFront's secret.",
    !alarm_address && 'alarm_address: Nobody hears of alarms, nor of a month that becomes dear.',
    !security.waf && 'security.waf: There is no firewall before the site and before sign-in.',
    !security.customer_key && 'security.customer_key: The keys are those that AWS keeps.',
    !security.malware_scan &&
      'security.malware_scan: No scanner looks at files, only the product’s own check of content.',
    !security.deletion_protection &&
      'security.deletion_protection: The stack, the table and the user pool can be deleted. Switch it on once the first deployment has succeeded, and deploy again.',
    !security.backups && 'security.backups: There are no backups beside the table’s last 35 days.',
  ].filter(isGiven);
};
