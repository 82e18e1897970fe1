/** A batch of invitations whose job ends in the middle. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { invitePeople } from '#lambdas/jobs/invite-people.ts';
import { invitations } from '#lambdas/people/invitation-store.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';

const someone = () => ({ email: `${randomUUID()}@example.com`, first_name: 'Grace', last_name: 'Hopper' });

test('continues an interrupted batch without a second invitation', async () => {
  const ada = await signedIn('Administrator');
  const people = [someone(), someone()].map((one) => ({
    ...one,
    language: 'en' as const,
    role: null,
    groups: [],
    ends_on: '',
  }));
  const by = { id: ada.id, name: ada.name };
  const finish = vi.spyOn(invitations, 'finish').mockRejectedValueOnce(new Error('The machine has gone.'));
  const asked = {
    ...{ id: randomUUID(), total: 2, parts: 1, created_at: new Date().toISOString(), ttl: Date.now() },
    by: { ...by, asked: { id: randomUUID(), address: '', browser: '' } },
  };
  const [get, part] = [vi.spyOn(invitations, 'get'), vi.spyOn(invitations, 'part')];
  get.mockResolvedValue(asked);
  part.mockResolvedValue(people.map((person, number) => ({ number, item: person })));
  await expect(invitePeople({ id: asked.id, part: 0 })).rejects.toThrow('The machine has gone.');
  await invitePeople({ id: asked.id, part: 0 });
  for (const spy of [finish, get, part]) spy.mockRestore();
  const outcomes = await invitations.outcomesOf(asked.id);
  expect([...outcomes.values()].map(({ outcome }) => outcome)).toEqual(['invited', 'invited']);
  for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
});
