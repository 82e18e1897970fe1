import { expect, test } from 'vitest';
import { CHOSEN_KINDS, channelOf } from '#domain/notifications/kinds.ts';
import { GROUPS, isPreset, presetWays, switchedWays } from '#web/features/settings/notifications/choices.ts';

const DEFAULTS = presetWays('defaults');

test('each kind that users can choose is in exactly one group', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(CHOSEN_KINDS.toSorted());
});

test('an email implies a notification in the app, and no notification in the app means no email', () => {
  const off = { ...DEFAULTS, mentioned: 'none' as const };
  expect(switchedWays(off, ['mentioned'], 'mail', true)).toEqual({ mentioned: 'mail' });
  expect(switchedWays(off, ['mentioned'], 'here', true)).toEqual({ mentioned: 'here' });
  const mailed = { ...DEFAULTS, mentioned: 'mail' as const };
  expect(switchedWays(mailed, ['mentioned'], 'mail', false)).toEqual({ mentioned: 'here' });
  expect(switchedWays(mailed, ['mentioned'], 'here', false)).toEqual({ mentioned: 'none' });
});

test('a group keeps the emails of its kinds when all kinds are turned on in the app', () => {
  const ways = { ...DEFAULTS, mentioned: 'mail' as const, commented: 'none' as const };
  expect(switchedWays(ways, ['mentioned', 'commented'], 'here', true)).toEqual({
    mentioned: 'mail',
    commented: 'here',
  });
});

test('the presets turn every kind on, and the defaults are those of each kind', () => {
  for (const preset of ['everything', 'actions', 'inApp'] as const)
    expect(Object.values(presetWays(preset))).not.toContain('none');
  expect(presetWays('actions')).toMatchObject({ approval_waiting: 'mail', commented: 'here' });
  for (const kind of CHOSEN_KINDS) expect(DEFAULTS[kind]).toBe(channelOf(kind, {}));
  const mailed = (ways: typeof DEFAULTS) => CHOSEN_KINDS.filter((kind) => ways[kind] === 'mail');
  expect(mailed(DEFAULTS)).toEqual(expect.arrayContaining(mailed(presetWays('actions'))));
  expect(isPreset('defaults', DEFAULTS)).toBe(true);
  expect(isPreset('inApp', DEFAULTS)).toBe(false);
});
