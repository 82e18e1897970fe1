/** Reads the resources of a deployment from its templates, in the order in which CloudFormation creates them. */
import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { IConstruct } from 'constructs';
import { evaluate, type Place, physicalName } from './evaluate.ts';
import { get, isObject, listOf, textOf } from './json.ts';

export type StackTemplate = {
  name: string;
  account: string;
  region: string;
  template: unknown;
  /** The resource in the parent stack that represents this nested stack. */
  nestedAs?: { parent: string; id: string };
};

export type Resource = {
  /** The stack and the logical ID. */
  path: string;
  type: string;
  physicalName: string;
  account: string;
  region: string;
  properties: unknown;
  deletionPolicy: string;
  /** The paths of its references and dependencies; for a nested stack, also of its contents. */
  needs: readonly string[];
};

export type Deployment = {
  stacks: readonly StackTemplate[];
  resources: readonly Resource[];
  ofType: (type: string) => readonly Resource[];
  /** Finds a resource by its name or its ARN. */
  named: (reference: unknown) => Resource | undefined;
  /** Whether CloudFormation creates the other resource first. */
  waitsFor: (resource: Resource, other: Resource) => boolean;
};

const resourcesIn = ({ template }: StackTemplate) => Object.entries(Object(get(template, 'Resources')));

/** The logical IDs that a resource references by Ref, Fn::GetAtt or DependsOn. */
const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'Ref' || key === 'Fn::GetAtt' ? listOf(one).slice(0, 1).map(textOf) : referencesIn(one),
  );
};
const neededBy = (resource: unknown) => [
  ...listOf(get(resource, 'DependsOn')).map(textOf),
  ...referencesIn(get(resource, 'Properties')),
];

/** Sorts each item after its dependencies. */
const inOrder = (needs: ReadonlyMap<string, readonly string[]>): string[] => {
  const done = new Set<string>();
  const visit = (id: string) => {
    if (done.has(id)) return;
    done.add(id);
    for (const needed of needs.get(id) ?? []) if (needs.has(needed)) visit(needed);
    order.push(id);
  };
  const order: string[] = [];
  for (const id of needs.keys()) visit(id);
  return order;
};

export const deploymentOf = (stacks: readonly StackTemplate[]): Deployment => {
  const read = (stack: StackTemplate, parameters: Place['parameters']): Resource[] => {
    const entries = new Map(resourcesIn(stack));
    const needs = new Map([...entries].map(([id, resource]) => [id, neededBy(resource)] as const));
    const types = Object.fromEntries([...entries].map(([id, resource]) => [id, textOf(get(resource, 'Type'))]));
    const place = { stackName: stack.name, account: stack.account, region: stack.region, types, parameters };
    return inOrder(needs).flatMap((id): Resource[] => {
      const raw = entries.get(id);
      const properties = evaluate(get(raw, 'Properties') ?? {}, place);
      const nested = stacks.find(({ nestedAs }) => nestedAs?.parent === stack.name && nestedAs.id === id);
      const within = nested ? read(nested, Object(get(properties, 'Parameters'))) : [];
      const { account, region } = stack;
      const resource = {
        ...{ path: `${stack.name}/${id}`, type: types[id] ?? '', physicalName: physicalName(stack.name, id) },
        ...{ account, region, properties, deletionPolicy: textOf(get(raw, 'DeletionPolicy')) },
        needs: [...(needs.get(id) ?? []).map((needed) => `${stack.name}/${needed}`), ...within.map(({ path }) => path)],
      };
      return [...within, resource];
    });
  };

  const resources = stacks.filter(({ nestedAs }) => !nestedAs).flatMap((stack) => read(stack, {}));
  const byPath = new Map(resources.map((resource) => [resource.path, resource]));
  const waitsFor = (resource: Resource, other: Resource, seen = new Set<string>()): boolean =>
    resource.needs.some((path) => {
      if (path === other.path) return true;
      const needed = byPath.get(path);
      if (!needed || seen.has(path)) return false;
      seen.add(path);
      return waitsFor(needed, other, seen);
    });
  return {
    stacks,
    resources,
    ofType: (type) => resources.filter((one) => one.type === type),
    named: (reference) => resources.find(({ physicalName: name }) => textOf(reference).endsWith(name)),
    waitsFor: (resource, other) => waitsFor(resource, other),
  };
};

/** All stacks of an app. */
export const deploymentIn = (app: IConstruct): Deployment =>
  deploymentOf(
    app.node
      .findAll()
      .filter((part) => Stack.isStack(part))
      .map((stack): StackTemplate => {
        const { nestedStackParent: parent, nestedStackResource: within, account, region } = stack;
        const nestedAs = parent && within && { parent: nameOf(parent), id: String(parent.resolve(within.logicalId)) };
        const template: unknown = Template.fromStack(stack).toJSON();
        return { name: nameOf(stack), account, region, template, ...(nestedAs && { nestedAs }) };
      }),
  );

/** CloudFormation names a nested stack after its parent. */
const nameOf = (stack: Stack): string => {
  const { nestedStackParent: parent, nestedStackResource: within } = stack;
  return parent && within ? physicalName(nameOf(parent), String(parent.resolve(within.logicalId))) : stack.stackName;
};
