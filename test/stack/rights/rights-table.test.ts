/**
 * Every right of every function of production, one line each: what it may do, with what, and on which rows or under what
 * condition. Whoever changes a line of the table says that the function is to have that right; what is not in it yet has
 * what all of its kind have.
 */
import { expect, test } from 'vitest';
import { cloud, functions, rightsOf, type Statement } from '#test/stack/cloud.ts';
import { RIGHTS, usualRights } from './rights-table.ts';

const template = cloud('prd');

/** Names that say what a thing is, without what CloudFormation makes of it. */
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
  ); // as IAM has it
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
