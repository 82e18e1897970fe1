/** The company's role under a law, for one application. Contains no schema, to keep the browser bundle small. */
import type { Party } from '#domain/frameworks/framework.ts';
import { keysOf } from '#domain/keys-of.ts';

/** A company that builds a system for its own use has both roles. */
const BOTH = {
  provider_and_deployer: ['provider', 'deployer'],
  developer_and_deployer: ['developer', 'deployer'],
} as const;

/** Parties by role, in display order. */
export const COUNTS_AS = {
  provider: ['provider'],
  deployer: ['deployer'],
  provider_and_deployer: BOTH.provider_and_deployer,
  developer: ['developer'],
  developer_and_deployer: BOTH.developer_and_deployer,
  employer: ['employer'],
  employer_deployer: ['employer_deployer', 'deployer'],
  public_deployer: ['public_deployer', 'deployer'],
  essential_service_deployer: ['essential_service_deployer', 'deployer'],
  law_enforcement_deployer: ['law_enforcement_deployer', 'deployer'],
  importer: ['importer'],
  distributor: ['distributor'],
  manufacturer: ['manufacturer'],
  authorized_representative: ['authorized_representative'],
  initial_provider: ['initial_provider'],
  third_party_supplier: ['third_party_supplier'],
  general_purpose_provider: ['general_purpose_provider'],
  systemic_risk_provider: ['systemic_risk_provider', 'general_purpose_provider'],
  health_care_provider: ['health_care_provider'],
  government: ['government'],
} as const satisfies Readonly<Record<string, readonly Party[]>>;

export type LawRole = keyof typeof COUNTS_AS;
export const LAW_ROLES = keysOf(COUNTS_AS);

type Asking = { readonly requirements: readonly { readonly applies_to?: readonly Party[] | undefined }[] };

/** The roles that a framework distinguishes. */
export const rolesUnder = ({ requirements }: Asking): LawRole[] => {
  const parties = new Set(requirements.flatMap(({ applies_to = [] }) => applies_to));
  return LAW_ROLES.filter((role) => COUNTS_AS[role].every((party) => parties.has(party)));
};
