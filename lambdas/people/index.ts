import { people as routes } from '#contract/people/people.ts';
import { serve } from '#lambdas/http/serve.ts';
import { invite } from '#lambdas/user-pool/invite.ts';
import { inviteMany, showInvitations, thoseHere } from './invitations.ts';
import { asManaged, changeUser, deleteUser, erasePerson, listUsers, sendMailAgain, sendPasswordTo } from './people.ts';
import { responsibilitiesOf } from './responsibilities.ts';
import { changeRoles, findUser, resolveRoles } from './role-service.ts';
import { listRoles, previewRoles, withRole } from './roles.ts';
import { beginViewing, endViewing } from './viewings.ts';

export const handler = serve(routes, {
  'GET /access/users': async ({ query, after }) => {
    const { items, next, ...counts } = await listUsers(query, after);
    return { users: items, ...counts, next_cursor: next };
  },
  'POST /access/users': async ({ body }, { actor }) => asManaged(await invite(actor, body)),
  'GET /access/users/{user_id}': async ({ params }) => asManaged(await findUser(params.user_id)),
  'PATCH /access/users/{user_id}': async ({ params, body, changeable }, { actor }) =>
    asManaged(await changeUser(actor, params.user_id, body, changeable)),
  'DELETE /access/users/{user_id}': async ({ params, changeable }, { actor }) => {
    await deleteUser(actor, params.user_id, changeable);
    return undefined;
  },
  'POST /access/users/{user_id}/erasure': async ({ params, changeable }, { actor }) => {
    await erasePerson(actor, params.user_id, changeable);
    return undefined;
  },
  'POST /access/users/{user_id}/viewings': ({ params }, caller) => beginViewing(caller, params.user_id),
  'DELETE /access/viewings/{viewing_id}': async ({ params }, caller) => {
    await endViewing(caller, params.viewing_id);
    return undefined;
  },
  'GET /access/users/{user_id}/responsibilities': async ({ params }) =>
    responsibilitiesOf(await findUser(params.user_id)),

  'PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}': async (
    { params: { user_id, role_id, resource_group_id }, query: { ends_on }, changeable },
    { actor },
  ) => {
    const end = ends_on === undefined ? {} : { ends_on: ends_on === 'none' ? null : ends_on };
    const given = [{ id: role_id, resource_group_id, ...end }];
    const changed = await changeRoles(actor, user_id, changeable, async (held) => {
      const added = await resolveRoles(given, actor, held, { group: 'resource_group_id', end: 'ends_on' });
      return added.reduce(withRole, held);
    });
    return asManaged(changed);
  },
  'DELETE /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}': async (
    { params: { user_id, role_id, resource_group_id }, changeable },
    { actor },
  ) => {
    const isTaken = ({ id, resource_group }: { id: string; resource_group: { id: string } }) =>
      id === role_id && resource_group.id === resource_group_id;
    return asManaged(await changeRoles(actor, user_id, changeable, (held) => held.filter((role) => !isTaken(role))));
  },
  'DELETE /access/users/{user_id}/roles/{role_id}': async ({ params: { user_id, role_id }, changeable }, { actor }) =>
    asManaged(await changeRoles(actor, user_id, changeable, (held) => held.filter(({ id }) => id !== role_id))),

  'POST /access/users/{user_id}/mail': async ({ params }, { actor }) =>
    asManaged(await sendMailAgain(actor, params.user_id)),
  'POST /access/user/reset-temporary-password': async ({ body }, { actor }) =>
    asManaged(await sendPasswordTo(actor, body.user_id)),
  'POST /access/invitations/check': async ({ body }) => ({ existing: await thoseHere(body.emails) }),
  'POST /access/invitations': ({ body }, { actor }) => inviteMany(actor, body.people),
  'GET /access/invitations/{invitations_id}': ({ params }) => showInvitations(params.invitations_id),
  'GET /access/roles': async () => ({ roles: await listRoles() }),
  'POST /access/roles/preview': ({ body }, caller) => previewRoles(caller, body.roles),
});
