import { expect, test } from 'vitest';
import { afterChange, isEnded, isFreshProof, LONG_AGO, type SessionRules } from '#domain/sign-in/proof.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const rules: SessionRules = { tokens_valid_from: LONG_AGO, proofs_valid_from: LONG_AGO, kept_sessions: [] };
const session = (name: string, minutes: number) => ({ session: name, signedInAt: ago(minutes) });

const proves = (name: string, minutes: number, by = rules) => isFreshProof(session(name, minutes), by, NOW);
const ends = (name: string, minutes: number, by = rules) => isEnded(session(name, minutes), by);

test('a sign-in proves identity for five minutes', () => {
  expect(proves('own', 5)).toBe(true);
  expect(proves('own', 5.1)).toBe(false);
});

test('a change ends earlier sessions except those that made the change', () => {
  const after = afterChange(rules, 'end', ['own', 'proof'], ago(1));
  expect([ends('other', 2, after), ends('own', 90, after), ends('proof', 2, after), ends('later', 0, after)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('kept sessions continue but prove nothing from before the change', () => {
  const after = afterChange(rules, 'keep', ['own'], ago(1));
  expect([
    ends('other', 2, after),
    proves('other', 2, after),
    proves('own', 2, after),
    proves('later', 0, after),
  ]).toEqual([false, false, true, true]);
});

test('a kept session survives later keeps and ends when sessions are ended', () => {
  const first = afterChange(rules, 'end', ['first'], ago(60));
  const second = afterChange(first, 'keep', ['second'], ago(30));
  expect(ends('first', 90, second)).toBe(false);
  expect(ends('first', 90, afterChange(second, 'end', ['second'], ago(1)))).toBe(true);
});

test('a sign-in in the same second as the end of sessions counts as earlier', () => {
  const now = new Date('2026-11-21T12:00:00.900Z');
  const signedInAt = (when: string) => ({ session: 'other', signedInAt: new Date(when) });
  const [before, after] = [signedInAt('2026-11-21T12:00:00Z'), signedInAt('2026-11-21T12:00:01Z')];
  const [ended, kept] = [afterChange(rules, 'end', [], now), afterChange(rules, 'keep', [], now)];
  expect([isEnded(before, ended), isEnded(after, ended)]).toEqual([true, false]);
  expect([isFreshProof(before, kept, now), isFreshProof(after, kept, now)]).toEqual([false, true]);
});

test('a late change does not undo a later one', () => {
  const later = afterChange(rules, 'end', [], NOW);
  expect(afterChange(later, 'end', [], ago(1))).toEqual(later);
});
