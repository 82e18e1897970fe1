/** Valid settings that a bank would not use in production. They give warnings, not errors. */
import type { Target } from './tenant.ts';

const FROM_A_DOMAIN =
  'Passkeys are bound to the domain and are lost when it changes, so choose it before people register.';

const isGiven = (text: string | false | undefined) => typeof text === 'string';

/** One warning in each line, with the field that resolves it. */
export const toMind = ({ tenant, stage }: Target): readonly string[] => {
  if (stage !== 'prd') return [];
  const { alarm_address, domain, security } = tenant;
  return [
    !domain && `domain: Without a domain, CloudFront also accepts TLS versions older than 1.2. ${FROM_A_DOMAIN}`,
    domain &&
      !domain.api_name &&
      "domain.api_name: Without it, the default endpoint of API Gateway stays enabled. It rejects requests without CloudFront's secret.",
    !alarm_address && 'alarm_address: No one is notified of alarms or of high costs.',
    !security.waf && 'security.waf: The site and sign-in have no firewall.',
    !security.customer_key && 'security.customer_key: Data is encrypted with keys that AWS manages.',
    !security.malware_scan &&
      'security.malware_scan: Uploads are not scanned for malware. Only the product’s own content check applies.',
    !security.deletion_protection &&
      'security.deletion_protection: The stack, the table and the user pool can be deleted. Enable this after the first successful deployment, and deploy again.',
    !security.backups && 'security.backups: There are no backups except the last 35 days of the table.',
  ].filter(isGiven);
};
