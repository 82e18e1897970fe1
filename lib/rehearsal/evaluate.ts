/** Evaluates CloudFormation's intrinsic functions in the templates, with invented names of realistic length. */
import { isObject, listOf, textOf } from './json.ts';

export type Place = {
  stackName: string;
  account: string;
  region: string;
  types: Readonly<Record<string, string>>;
  /** The parameters that the parent passes to a nested stack, already evaluated. */
  parameters: Readonly<Record<string, unknown>>;
};

/** The name that CloudFormation gives a resource. Every reference to the resource contains it. */
export const physicalName = (stackName: string, id: string) => `${stackName}-${id}-0A1B2C3D4E5F`;

const pseudo = ({ stackName, account, region }: Place): Readonly<Record<string, string>> => ({
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::Region': region,
  'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/${stackName}/01234567-89ab-4cde-8f01-23456789abcd`,
  'AWS::StackName': stackName,
  'AWS::URLSuffix': 'amazonaws.com',
});

const attribute = (place: Place, id: string, name: string) => {
  const service = place.types[id]?.split('::')[1]?.toLowerCase();
  const physical = physicalName(place.stackName, id);
  return name.endsWith('Arn')
    ? `arn:aws:${service}:${place.region}:${place.account}:${physical}`
    : `${name}.${physical}`;
};

type Arguments = readonly unknown[];

const FUNCTIONS: Readonly<Record<string, (args: Arguments, place: Place) => unknown>> = {
  Ref: ([id], place) => {
    const name = textOf(id);
    return place.parameters[name] ?? pseudo(place)[name] ?? physicalName(place.stackName, name);
  },
  'Fn::GetAtt': ([id, name], place) => attribute(place, textOf(id), textOf(name)),
  'Fn::Join': ([separator, parts]) => listOf(parts).map(String).join(textOf(separator)),
  'Fn::Split': ([separator, text]) => textOf(text).split(textOf(separator)),
  'Fn::Select': ([index, values]) => listOf(values)[Number(index)],
};

/** Evaluates a value as CloudFormation would. Unsupported functions stay unevaluated. */
export const evaluate = (value: unknown, place: Place): unknown => {
  if (Array.isArray(value)) return value.map((one) => evaluate(one, place));
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const [[name, given] = []] = entries;
  const apply = entries.length === 1 && name !== undefined ? FUNCTIONS[name] : undefined;
  if (apply) return apply(listOf(evaluate(given, place)), place);
  return Object.fromEntries(entries.map(([key, one]) => [key, evaluate(one, place)]));
};
