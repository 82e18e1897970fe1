import type { Deployment, Resource } from './deployment.ts';

/** A rule of an AWS service that neither `cdk synth` nor CloudFormation's schemas know. */
export type Rule = {
  /** The resource type that the rule reads. */
  on: string;
  /** What AWS asks for. */
  states: string;
  /** Where AWS says so. */
  source: string;
  /** What of the resource AWS would refuse. */
  faults: (resource: Resource, deployment: Deployment) => readonly string[];
};

export type Finding = { path: string; type: string; fault: string; states: string; source: string };
