/** Applies each rule to the resources of its type, in the order in which CloudFormation creates them. */
import type { Deployment } from './deployment.ts';
import { limitRules } from './limits.ts';
import { quotaFindings, stackFindings } from './quotas.ts';
import type { Finding, Rule } from './rule.ts';
import { retryRules, serviceRules } from './rules.ts';

export const RULES: readonly Rule[] = [...serviceRules, ...retryRules, ...limitRules];

export const rehearse = (deployment: Deployment): Finding[] => [
  ...stackFindings(deployment),
  ...quotaFindings(deployment),
  ...deployment.resources.flatMap((resource) =>
    RULES.filter(({ on }) => on === resource.type).flatMap(({ states, source, faults }) =>
      faults(resource, deployment).map((fault) => ({
        path: resource.path,
        type: resource.type,
        fault,
        states,
        source,
      })),
    ),
  ),
];
