import { expect, test } from 'vitest';
import { filterOf, NO_VALUE, tokensOf } from '#web/components/list/filters/tokens.ts';

const TIER = {
  id: 'risk_tier',
  isComplete: true,
  choices: [
    { value: 'high', label: 'High' },
    { value: 'low', label: 'Low' },
  ],
};
const OWNER = {
  id: 'owner',
  isComplete: false,
  choices: [
    { value: '', label: 'Not specified' },
    { value: 'Ada', label: 'Ada' },
  ],
};
const token = (propertyKey: string, ...value: string[]) => ({ propertyKey, operator: '=', value });
const text = (value: string) => ({ operator: ':', value });

test('a filter becomes one token each for the text and for the values of a column, and back', () => {
  const filter = { text: 'claims', values: { risk_tier: ['high', 'low'], owner: [''] } };
  const tokens = tokensOf(filter);
  expect(tokens).toEqual([text('claims'), token('risk_tier', 'high', 'low'), token('owner', NO_VALUE)]);
  expect(filterOf(tokens, [TIER, OWNER])).toEqual(filter);
  expect(tokensOf({ values: {} })).toEqual([]);
});

test('several texts are searched together, and tokens of one column are merged', () => {
  expect(filterOf([text(' claims '), text('triage')], [])).toEqual({ text: 'claims triage', values: {} });
  const tokens = [token('risk_tier', 'high'), token('risk_tier', 'low', 'high')];
  expect(filterOf(tokens, [TIER])).toEqual({ values: { risk_tier: ['high', 'low'] } });
});

test('a value can be typed as its label, and nothing typed is lost', () => {
  const typed = { propertyKey: 'risk_tier', operator: '=', value: ' HIGH ' };
  expect(filterOf([typed, token('risk_tier', 'enormous'), token('owner', 'Zoe')], [TIER, OWNER])).toEqual({
    text: 'enormous',
    values: { risk_tier: ['high'], owner: ['Zoe'] },
  });
});

test('limits of custom numbers and dates are tokens of their own', () => {
  const values = { 'custom.budget': ['5', '>=10', '<=20.5'] };
  const tokens = tokensOf({ values });
  expect(tokens).toEqual([
    { propertyKey: 'custom.budget', operator: '=', value: ['5'] },
    { propertyKey: 'custom.budget', operator: '>=', value: '10' },
    { propertyKey: 'custom.budget', operator: '<=', value: '20.5' },
  ]);
  const offered = [{ id: 'custom.budget', isComplete: false, choices: [] }];
  expect(filterOf(tokens, offered)).toEqual({ values });
  const typed = { propertyKey: 'custom.budget', operator: '>=', value: '1,5' };
  expect(filterOf([typed, { ...typed, value: 'much' }], offered)).toEqual({
    values: { 'custom.budget': ['>=1.5'] },
    text: 'much',
  });
});
