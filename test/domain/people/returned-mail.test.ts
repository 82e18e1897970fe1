import { expect, test } from 'vitest';
import { forgiven, type ReturnedMail, returnedTo } from '#domain/people/returned-mail.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const bounced = (hour: number, email = 'grace@example.com') => ({
  ...{ email, why: 'bounced' as const },
  ...{ sent_at: at(hour), at: at(hour + 1) },
});
const complained = (hour: number) => ({ ...bounced(hour), why: 'complained' as const });

const grace = (returned_mail: ReturnedMail | null = null, email = 'Grace@example.com') => ({ email, returned_mail });
const after = (of: ReturnType<typeof grace>, ...returns: Parameters<typeof returnedTo>[1][]) =>
  returns.reduce(
    ({ email, returned_mail }, one) => ({
      email,
      returned_mail: returnedTo({ email, returned_mail }, one) ?? returned_mail,
    }),
    of,
  );

test('returned mail stops all mail to the address, ignoring case', () => {
  expect(stoppedMail(grace())).toBeNull();
  expect(stoppedMail(after(grace(), bounced(1)))).toEqual({ why: 'bounced', at: at(2) });
  expect(returnedTo(grace(), bounced(1, 'ada@example.com'))).toBeUndefined();
});

test('a complaint outranks a bounce in any order, and the earlier of equal events counts', () => {
  const expected = { why: 'complained', at: at(4) };
  const all = [bounced(1), complained(3), complained(5)];
  expect(stoppedMail(after(grace(), ...all))).toEqual(expected);
  expect(stoppedMail(after(grace(), ...all.toReversed()))).toEqual(expected);
});

test('another address of the person is unaffected', () => {
  const { returned_mail } = after(grace(), bounced(1));
  const moved = grace(returned_mail, 'hopper@example.com');
  expect(stoppedMail(moved)).toBeNull();
  expect(stoppedMail(after(moved, bounced(3, 'hopper@example.com')))).toEqual({ why: 'bounced', at: at(4) });
});

test('after a reset mail is sent again until a later one is returned', () => {
  const stopped = after(grace(), bounced(1));
  expect(forgiven(grace(), at(3))).toBeUndefined();
  const again = grace(forgiven(stopped, at(3)) ?? null);
  expect(stoppedMail(again)).toBeNull();
  expect(stoppedMail(after(again, bounced(2)))).toBeNull();
  expect(stoppedMail(after(again, bounced(4), bounced(2)))).toEqual({ why: 'bounced', at: at(5) });
});
