import { type ListName, mayRead } from '#domain/list/names.ts';
import type { ListView, ListViewChange, NewListView } from '#domain/list/view.ts';
import { shelfOf, shelvesFor } from '#domain/list/view-list.ts';
import { isAdministrator } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { mustBeUnderstood } from '#lambdas/http/list-address.ts';
import { forbidden, notFound, tooMany } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { listViews } from './store.ts';

/** Maximum number of views per list. */
const MOST = 50;

/** Private views are hidden from administrators who view the product as that person. */
const within = ({ id, viewer, roles }: Caller) => shelvesFor(viewer ? ['everybody'] : [id, 'everybody'], roles);

const mustRead = ({ roles }: Caller, list: ListName) => {
  if (!mayRead(list, roles)) throw forbidden('Your role does not give you access to this list.');
};

export const listOfViews = (caller: Caller, asked: Parameters<typeof listViews.page>[1], after: string | undefined) =>
  listViews.page(within(caller), asked, after);

const mustHaveRoom = async (whose: string, list: ListName) => {
  const { total } = await listViews.metrics([shelfOf(whose, list)], {});
  if (total >= MOST) throw tooMany('list view', MOST);
};

export const createView = async (caller: Caller, draft: NewListView) => {
  mustRead(caller, draft.list);
  await mustBeUnderstood(draft.list, draft.query);
  await mustHaveRoom(caller.id, draft.list);
  if (draft.shared_with === 'everybody') await mustHaveRoom('everybody', draft.list);
  const view = { ...draft, owner: caller.actor };
  return listViews.orNameTaken(listViews.create(view, caller.actor), { draft: view });
};

/** Owners may change their views; administrators may change shared ones. */
const toChange = async (caller: Caller, id: string, changeable: (version: number) => boolean): Promise<ListView> => {
  const view = await listViews.get(id);
  const isOwn = view?.owner.id === caller.id;
  const isShared = view?.shared_with === 'everybody' && mayRead(view.list, caller.roles);
  if (!view || !(isOwn || isShared)) throw notFound('list view');
  if (!isOwn && !isAdministrator(caller.roles))
    throw forbidden('This view belongs to another user. Save your own instead.');
  return toBeChanged(view, changeable, 'list view');
};

export const changeView = async (
  caller: Caller,
  id: string,
  change: ListViewChange,
  changeable: (version: number) => boolean,
) => {
  const before = await toChange(caller, id, changeable);
  mustRead(caller, before.list);
  await mustBeUnderstood(before.list, change.query);
  if (before.shared_with === 'nobody' && change.shared_with === 'everybody')
    await mustHaveRoom('everybody', before.list);
  const draft = { ...before, ...change };
  return listViews.orNameTaken(listViews.update(before, draft, caller.actor), { draft, id });
};

export const removeView = async (caller: Caller, id: string, changeable: (version: number) => boolean) =>
  listViews.remove(await toChange(caller, id, changeable), caller.actor);
