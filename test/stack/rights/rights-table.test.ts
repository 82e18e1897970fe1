/**
 * Lists every right of every production function on its own line: action, resource, and rows or condition. A changed
 * line is an explicit approval of that right. A function without its own lines has the rights usual for its kind.
 */
import { expect, test } from 'vitest';
import { cloud, functions, rightsOf, type Statement } from '#test/stack/cloud.ts';
import { RIGHTS, usualRights } from './rights-table.ts';

const template = cloud('prd');

/** A readable resource name, without ARN prefixes and generated suffixes. */
const thing = (resource: unknown): string => {
  const text = JSON.stringify(resource)
    .replaceAll(/\{"Fn::GetAtt":\["(\w+?)[0-9A-F]{8}","(?:Arn|StreamArn)"\]\}/g, '$1')
    .replaceAll(/\{"Ref":"AWS::Partition"\}/g, 'aws')
    .replaceAll(/\{"Ref":"(\w+?)[0-9A-F]{8}"\}/g, '$1');
  const joined = /^\{"Fn::Join":\["",\[(.*)\]\]\}$/.exec(text)?.[1] ?? text;
  return joined
    .replaceAll(/"?,?"/g, '')
    .replaceAll(/^,|,$|(?<=\/),/g, '')
    .replaceAll(/arn:,?aws,?:/g, '');
};

const rows = (condition: unknown): string => {
  if (condition === undefined) return '';
  const [how] = Object.values(condition as object).map((one) =>
    Object.values(one as object)
      .flat()
      .join(' '),
  ); // an IAM condition
  const more = Object.values(condition as object).slice(1).length > 0 ? ' unless in a transaction' : '';
  return ` | ${how}${more}`;
};

const lineOf = ({ Effect, Action, Resource, Condition }: Statement): string[] => {
  const actions = Action.filter((action) => !/^(logs|xray):/.test(action));
  return (actions.length > 0 ? [Resource].flat() : []).map((resource) => {
    const may = Effect === 'Deny' ? 'NEVER ' : '';
    return `${may}${actions.join(' ')} | ${thing(resource)}${rows(Condition)}`;
  });
};

const table = () =>
  Object.fromEntries(
    functions(template)
      .map(({ name }) => [name, rightsOf(template, name).flatMap(lineOf)])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

test('each function has the rights listed here, plus its log and traces', () => {
  const found = table();
  expect(found).toEqual(
    Object.fromEntries(Object.keys(found).map((name) => [name, RIGHTS[name] ?? usualRights(name)])),
  );
  expect(Object.keys(RIGHTS).filter((name) => !(name in found))).toEqual([]);
});
