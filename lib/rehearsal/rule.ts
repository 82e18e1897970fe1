import type { Deployment, Resource } from './deployment.ts';

/** A rule of an AWS service that neither `cdk synth` nor CloudFormation's schemas know. */
export type Rule = {
  /** The resource type that the rule reads. */
  on: string;
  /** The rule, in a sentence. */
  states: string;
  /** The page of the AWS documentation that states it. */
  source: string;
  /** Lists the faults of a resource: none, if AWS would accept it. */
  faults: (resource: Resource, deployment: Deployment) => readonly string[];
};

export type Finding = { path: string; type: string; fault: string; states: string; source: string };
